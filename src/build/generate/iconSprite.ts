import { icons } from '../../ui/icons.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

interface LucideIcon {
  readonly __iconData: {
    readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
  }
}

/** The pictures of all icons as one SVG file, each a symbol under our own name. */
export async function iconSprite(): Promise<readonly GeneratedFile[]> {
  const symbols = await Promise.all(Object.entries(icons).map(async ([name, source]) => symbolOf(name, source)))
  return [
    {
      path: 'src/ui/icons.gen.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Lucide, ISC license -->\n${symbols.join('')}</svg>\n`,
    },
  ]
}

async function symbolOf(name: string, source: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${source}.mjs`)) as LucideIcon
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>\n`
}
