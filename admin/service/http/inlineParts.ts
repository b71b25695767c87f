import { createHash } from 'node:crypto'

/** Scripts and styles that stand in a page, as the sources of a policy: `'sha256-…'`. */
export interface InlineParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Read from the page as it is served, so that page and policy cannot say different things. */
export function inlinePartsOf(page: string): InlineParts {
  const hashesOf = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>(.*?)</${tag}>`, 'gs'))]
      .filter(([, attributes = '']) => !/\ssrc\s*=/.test(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}

/** The policy that allows these too; all other inline scripts and styles stay forbidden. */
export const allowInline = (policy: string, { scripts, styles }: InlineParts): string =>
  policy
    .split(';')
    .map((directive) => {
      if (directive.startsWith('script-src ')) return [directive, ...scripts].join(' ')
      return directive.startsWith('style-src ') ? [directive, ...styles].join(' ') : directive
    })
    .join(';')
