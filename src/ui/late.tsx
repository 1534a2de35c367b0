import { type ComponentType, lazy, useState } from 'react'
import { patiently } from '../patience.ts'

/** A view whose code comes later. `preload` asks for it ahead of its first use, until it is here. */
export type LateView<Props> = ComponentType<Props> & { preload(): Promise<unknown>; isHere(): boolean }

/**
 * The one way in which a view's code comes later: when it is first shown, within a <Suspense>, or ahead of that. A line that
 * is down comes back; a part of the screen that is late is no reason for the error screen. What is here is drawn at once: by
 * way of `lazy` it would suspend even so, and React holds content back for 300 ms once it has shown a fallback. Which way is
 * decided when it is mounted, and stays.
 */
export function lateView<Props extends object>(load: () => Promise<ComponentType<Props>>): LateView<Props> {
  let here: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const preload = () => {
    coming ??= patiently(load).then((view) => {
      here = view
      return view
    })
    return coming
  }
  const Coming = lazy(async () => ({ default: await preload() }))
  function Late(props: Props) {
    const [View] = useState<ComponentType<Props>>(() => here ?? Coming)
    return <View {...props} />
  }
  return Object.assign(Late, { preload, isHere: () => here !== undefined })
}
