/** Why the platform did not answer a question; the message is a sentence for operators. */
export class NotTold extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'NotTold'
  }
}
