/** Where the leaves of the scriptures are kept on this device; the service worker answers from it too (src/worker/sw.ts). */
export const LEAVES = 'satsang-leaves'
