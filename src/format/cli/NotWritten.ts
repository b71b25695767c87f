/** Why a command line writes nothing, in a sentence for the person who typed it. */
export class NotWritten extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotWritten'
  }
}
