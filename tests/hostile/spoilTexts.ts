/** Figures, times and flags: a platform that spoils those breaks the contract. */
const isFigure = (text: string) => /^[-+]?[\d.,:\s-]*$/.test(text)

/** An answer in which every text is hostile: replaced, or appended to so that what it names is still found. */
export function spoilTexts<Answer>(answer: Answer, take: () => string): Answer {
  let place = 0
  function spoil(value: unknown): unknown {
    if (typeof value === 'string')
      return isFigure(value) ? value : (place += 1) % 2 === 0 ? take() : `${value}${take()}`
    if (Array.isArray(value)) return value.map(spoil)
    if (typeof value !== 'object' || value === null || value instanceof Blob) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoil(item)]))
  }
  return spoil(answer) as Answer
}
