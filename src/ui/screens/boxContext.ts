import { createContext } from 'react'

/** Is told of a chat's text box, when that is there and draws what its machine says. */
export const BoxContext = createContext<(box: HTMLTextAreaElement) => void>(() => {})
