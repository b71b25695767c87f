import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { platformOperations } from '../../../src/build/generate/platformOperations.ts'
import { repositoryRoot } from '../../../src/build/repositoryRoot.ts'
import { isLocale } from '../../../src/format/locales.ts'
import { objectOf } from '../../../src/format/value/isObject.ts'
import { type Answers, Refusal } from '../../language/Answers.ts'
import { languageContract, writeLanguageSite } from '../../language/languageSite.ts'
import { type DevServer, startDevServer } from './startDevServer.ts'

/** The platform's clock stands: 14:00 in Korea. */
const PLATFORM_TIME = '2026-11-20T05:00:00.000Z'

/** `npm run dev` with the screens of `tests/language`, and a platform that knows their calls beside the simulated one. */
export interface LanguageSite extends DevServer {
  /** Answers the new calls from here on. */
  answerBy(answers: Answers): void
}

export async function startLanguageSite(): Promise<LanguageSite> {
  let current: Answers = {}
  const tables = await platformOperations(JSON.stringify(languageContract()))
  const server = await startDevServer(
    async (folder) => {
      writeLanguageSite(folder)
      return Promise.resolve()
    },
    [
      {
        name: 'test-language-calls',
        enforce: 'pre',
        // What `npm run generate` would write for a contract with the new calls.
        load: (id) => tables.find(({ path }) => id.split('?')[0] === join(repositoryRoot, path))?.text,
      },
      answerCalls(() => current),
    ],
  )
  return { ...server, answerBy: (answers) => (current = answers) }
}

function answerCalls(current: () => Answers): Plugin {
  return {
    name: 'test-language-answers',
    configureServer({ middlewares }) {
      middlewares.use('/api/', (request, response) => {
        const locale = String(request.headers['lang'])
        const call = current()[(request.url ?? '').slice(1)]
        const send = (answer: object) => {
          response.setHeader('content-type', 'application/json')
          response.setHeader('x-platform-time', PLATFORM_TIME)
          response.end(JSON.stringify(answer))
        }
        void readParams(request)
          .then((params) => {
            if (!call) throw new Error(`There is no call ${request.url}.`)
            send({ code: 200, message: 'OK', data: call(params) })
          })
          .catch((error: unknown) => {
            const words = error instanceof Refusal && isLocale(locale) ? error.words[locale] : String(error)
            send({ code: 400, message: words, data: null })
          })
      })
    },
  }
}

async function readParams(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
  if (request.headers['content-type']?.startsWith('multipart/') === true)
    return Object.fromEntries(await body.formData())
  const text = await body.text()
  return text === '' ? {} : objectOf(JSON.parse(text))
}
