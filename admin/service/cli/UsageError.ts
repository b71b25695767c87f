/** The command line was typed wrongly; the message is followed by how that command is typed. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}
