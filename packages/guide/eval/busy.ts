/** Milliseconds that this thread has been at work: what else a shared machine does meanwhile does not count. */
export function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
