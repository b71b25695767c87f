import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs } from './guardRoutes.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { draftApi } from '../../api/draftApi.ts'
import { PAGE_SIZE } from '../../api/page.ts'

/** Routes of facts: one fact with its values, and finding one by words. */
export function factRoutes(app: TypedApp, { core }: DeskContext): void {
  const { draft, publisher, format, baseline } = core

  app.route({
    ...draftApi.fact,
    ...needs('viewer'),
    handler: async (request) => {
      const { fact, change } = request.query
      const drafted = await draft.find(actorOf(request), fact, change)
      return {
        fact,
        name: format.nameFact(fact, publisher.liveFiles()),
        shipped: format.readFact(baseline.files, fact) ?? null,
        live: format.readFact(publisher.liveFiles(), fact) ?? null,
        ...(drafted && { draft: drafted.value }),
      }
    },
  })

  app.route({
    ...draftApi.findFacts,
    ...needs('viewer', { compressed: true }),
    handler: (request) => {
      const files = publisher.liveFiles()
      const facts = format.findFacts(request.query.text, files)
      const shown = facts.slice(0, PAGE_SIZE).map((fact) => ({
        fact,
        name: format.nameFact(fact, files),
        live: format.readFact(files, fact) ?? null,
      }))
      return { found: facts.length, facts: shown }
    },
  })
}
