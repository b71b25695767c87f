/** What is typed, by the names of the inputs. */
export type Inputs = Readonly<Record<string, string>>

/** What is wrong, by the names of the inputs, in the order of the form. */
export type Problems = Readonly<Record<string, string>>
