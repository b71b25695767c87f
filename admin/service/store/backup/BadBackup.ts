/** A file that cannot be restored; the message says why and what to do. */
export class BadBackup extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BadBackup'
  }
}
