/** What the service asks a worker. */
export interface WorkRequest<Request> {
  readonly id: number
  readonly request: Request
}

export type WorkAnswer<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
