/**
 * Lets a command line whose reader has seen enough, as `head` has, do what it was asked to do and end as ever. Without
 * it the next line printed ends the process half-way, with a stack trace.
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
