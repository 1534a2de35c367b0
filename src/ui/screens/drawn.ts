import { createContext, useContext, useEffect } from 'react'

/** Is told that a chat is drawn, its conversation and its box. */
export const DrawnContext = createContext(() => {})

/** Tells so, once all of it draws what its machines say. */
export function useDrawn(): void {
  const tell = useContext(DrawnContext)
  useEffect(tell, [tell])
}
