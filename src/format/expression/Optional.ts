/** Result of `.?`: a value that may be absent. CEL's optional, with null counted as absent. */
export class Optional {
  static readonly none: Optional = new Optional(undefined)

  static of(value: unknown): Optional {
    return value === undefined || value === null ? Optional.none : new Optional(value)
  }

  readonly value: unknown

  private constructor(value: unknown) {
    this.value = value
  }
}
