import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isWidget, widgetRules } from '../../format/blocks/widgets.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

const folder = 'src/renderer/form/fields'

/** Input of each widget: `textarea` is drawn by `TextareaInput`, whichever file of the folder that is in. */
export async function fieldInputs(): Promise<readonly GeneratedFile[]> {
  const files = globSync(join(folder, '*Input.tsx'), { cwd: repositoryRoot }).toSorted()
  const found = files.map((file) => {
    const code = readFileSync(join(repositoryRoot, file), 'utf8')
    return { file: basename(file), names: [...code.matchAll(/^export (?:const|function) (\w+)Input\b/gm)].map(nameOf) }
  })
  const text = [
    '// Generated from src/renderer/form/fields by `npm run generate`. Do not edit.',
    "import type { ComponentType } from 'react'",
    "import type { DrawnWidget } from '../../../format/blocks/widgets.ts'",
    "import type { InputProps } from './InputProps.ts'",
    "import { rareWidget } from './rareWidget.tsx'",
    ...found
      .filter(({ names }) => !names.every(isRare))
      .map(({ file, names }) => `import { ${names.map((name) => `${name}Input`).join(', ')} } from './${file}'`),
    '',
    '/** A widget that nothing draws is a compile error, and so is an input that no widget names. */',
    'export const inputs: Readonly<Record<DrawnWidget, ComponentType<InputProps>>> = {',
    ...found.flatMap(({ file, names }) => names.map((name) => `  ${widgetNamed(name)}: ${inputOf(name, file)},`)),
    '}',
    '',
  ].join('\n')
  return Promise.resolve([{ path: `${folder}/inputs.gen.ts`, text }])
}

const nameOf = ([, name = '']: RegExpExecArray) => name

const widgetNamed = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`
function isRare(name: string): boolean {
  const widget = widgetNamed(name)
  return isWidget(widget) && widgetRules[widget].isRare === true
}

function inputOf(name: string, file: string): string {
  return isRare(name) ? `rareWidget(async () => (await import('./${file}')).${name}Input)` : `${name}Input`
}
