import process from 'node:process'

// Keeps one core busy, until whoever started it is gone.
const SLICE_MS = 200
const starter = process.ppid

function work(): void {
  if (process.ppid !== starter) process.exit()
  for (const end = performance.now() + SLICE_MS; performance.now() < end; );
  setImmediate(work)
}
work()
