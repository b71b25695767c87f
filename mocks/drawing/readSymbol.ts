interface DrawnSymbol {
  /** The length of its square's edge. */
  readonly box: number
  readonly definitions: string
  readonly shapes: string
}

/** Takes the file of a symbol apart, so that it can be drawn within another picture. @param prefix of its own names */
export function readSymbol(file: string, prefix = ''): DrawnSymbol {
  const named = file.replaceAll(/( id="|url\(#|href="#)/g, `$1${prefix}`)
  const [, box, definitions = '', shapes = ''] =
    /viewBox="0 0 (\d+)[^>]*>\s*(?:<defs>(.*)<\/defs>)?(.*)<\/svg>/s.exec(named) ?? []
  return { box: Number(box), definitions, shapes }
}
