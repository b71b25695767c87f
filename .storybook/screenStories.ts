import { globSync, readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { isPartFile } from '../src/format/parts/usersOf.ts'
import { writtenOut } from '../src/format/parts/writtenOut.ts'
import { readDocuments } from '../src/format/readDocuments.ts'
import { createScreenReader, type ScreenStory, storiesOfScreen } from '../src/workshop/createScreenReader.ts'

type Indexer = Awaited<
  ReturnType<Extract<StorybookConfig['experimental_indexers'], (...given: never[]) => unknown>>
>[number]

const root = resolve(import.meta.dirname, '..')
const storiesFile = resolve(root, 'src/workshop/Screens.csf.tsx')

const readScreen = createScreenReader()

const schemas = resolve(root, 'schemas')
const parts = () => readDocuments(schemas).files.filter(({ path }) => isPartFile(path))

/** The text of a screen with what it says by parts written out. */
function writtenScreen(file: string): string {
  const screen = { path: relative(schemas, file), text: readFileSync(file, 'utf8') }
  return writtenOut([screen, ...parts()]).find(({ path }) => path === screen.path)?.text ?? ''
}

interface ScreenOfFile {
  readonly id: string
  readonly stories: readonly ScreenStory[]
}

function read(file: string): ScreenOfFile {
  const id = basename(file, '.json')
  const document = readScreen(id, writtenScreen(file))
  return { id, stories: document ? storiesOfScreen(document) : [] }
}

const documents = () =>
  globSync('schemas/screens/*.json', { cwd: root })
    .toSorted()
    .map((file) => resolve(root, file))

/** Puts the stories of every document into Screens.csf.tsx, where Storybook and Vitest find them as if written. */
export function screenStories(): Plugin {
  return {
    name: 'playbill-screen-stories',
    transform: {
      filter: { id: /\/src\/workshop\/Screens\.csf\.tsx$/ },
      handler(code) {
        const files = documents()
        for (const file of [...files, ...parts().map(({ path }) => resolve(schemas, path))]) this.addWatchFile(file)
        const imports = `import { expectPlayed, expectRetry } from './expectPlayed.ts'`
        return { code: [imports, code, ...files.flatMap((file) => writeStories(read(file)))].join('\n'), map: null }
      },
    },
    configureServer({ watcher, moduleGraph }) {
      watcher.on('all', (event, file) => {
        if (event === 'change' || !/\/schemas\/screens\/\w+\.json$/.test(file)) return
        for (const module of moduleGraph.getModulesByFile(storiesFile) ?? []) moduleGraph.invalidateModule(module)
      })
    },
  }
}

function writeStories({ id, stories }: ScreenOfFile): readonly string[] {
  return stories.map(({ exportName, name, situation, play }) => {
    const args = JSON.stringify({ screen: id, situation })
    return `export const ${exportName} = { name: '${id} ${name}', args: ${args}, ${play ? `play: ${play}` : `tags: ['!test']`} }`
  })
}

/** In the index of stories a screen's document is a folder of its states. */
export const screenIndexers: readonly Indexer[] = [
  {
    test: /\/schemas\/screens\/\w+\.json$/,
    createIndex: (file) => {
      const { id, stories } = read(file)
      const entries = stories.map(({ exportName, name, play }) => ({
        type: 'story' as const,
        importPath: storiesFile,
        title: `screens/${id}`,
        exportName,
        name,
        tags: ['!autodocs', ...(play ? [] : ['!test'])],
      }))
      return Promise.resolve(entries)
    },
  },
  // Its stories are listed under their documents.
  { test: /\/workshop\/Screens\.csf\.tsx$/, createIndex: () => Promise.resolve([]) },
]
