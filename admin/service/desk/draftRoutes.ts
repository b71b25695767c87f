import { needsOwner } from '../../../src/format/declaredSettings.ts'
import { parseFact } from '../../../src/format/fact.ts'
import type { Actor } from '../base/people/Actor.ts'
import type { DraftRelease } from '../changes/release/publish.ts'
import { requireRole } from '../base/people/roles.ts'
import type { DeskContext } from './DeskContext.ts'
import { actorOf, needs, OFTEN } from './guardRoutes.ts'
import type { FileCache } from '../store/files/FileCache.ts'
import { manifestParts, passOn } from '../store/files/manifestParts.ts'
import type { TypedApp } from '../http/typedRoutes.ts'
import { changesShown } from '../../api/changeApi.ts'
import { draftApi } from '../../api/draftApi.ts'

/** Drafting into changes, and reviewing them. */
export function draftRoutes(app: TypedApp, { core }: DeskContext): void {
  const { draft, changes, publisher, cache } = core

  app.route({
    ...draftApi.putEdit,
    ...needs('editor'),
    bodyLimit: 256 * 1024,
    handler: async (request) => {
      const actor = actorOf(request)
      requireRoleFor(actor, request.body.fact)
      const made = await draft.put(actor, request.body)
      return { edit: made?.edit ?? null, change: made?.change ?? null }
    },
  })

  app.route({
    ...draftApi.putEdits,
    ...needs('editor'),
    bodyLimit: 4 * 1024 * 1024,
    handler: async (request) => {
      const actor = actorOf(request)
      for (const { fact } of request.body.edits) requireRoleFor(actor, fact)
      const { edits, change } = await draft.putAll(actor, request.body)
      return { edits: edits.map((edit) => edit ?? null), change: change ?? null }
    },
  })

  app.route({
    ...draftApi.moveEdits,
    ...needs('editor'),
    handler: async (request) => {
      const actor = actorOf(request)
      for (const fact of request.body.facts) requireRoleFor(actor, fact)
      return { change: await draft.move(actor, request.body) }
    },
  })

  app.route({
    ...draftApi.removeEdit,
    ...needs('editor'),
    handler: async (request) => {
      const actor = actorOf(request)
      return { removed: await draft.remove(actor, request.body.fact, request.body.change) }
    },
  })

  app.route({
    ...draftApi.setAside,
    ...needs('viewer', { compressed: true }),
    handler: async () => ({ edits: await draft.setAside() }),
  })

  app.route({
    ...draftApi.dismissSetAside,
    ...needs('editor'),
    handler: async (request) => {
      const actor = actorOf(request)
      requireRoleFor(actor, request.body.fact)
      return { dismissed: await draft.dismiss(actor, request.body.fact) }
    },
  })

  app.route({
    ...draftApi.draftRelease,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN * 2 }),
    handler: async (request) => {
      const { changes: open } = await changes.list()
      const shown = changesShown(open, actorOf(request).name, request.query.changes)
      return playable(await publisher.draftRelease(shown, request.query.at), request.query.have, cache)
    },
  })

  app.route({
    ...draftApi.approve,
    ...needs('publisher'),
    handler: async (request, reply) => {
      const { reviewed, change } = request.body
      return reply.code(201).send({ approvals: await publisher.approve(actorOf(request).name, reviewed, change) })
    },
  })

  app.route({
    ...draftApi.withdrawApproval,
    ...needs('publisher'),
    handler: async (request) => {
      const { reviewed, change } = request.body
      return { approvals: await publisher.withdrawApproval(actorOf(request).name, reviewed, change) }
    },
  })

  app.route({
    ...draftApi.review,
    ...needs('viewer', { compressed: true, timesAMinute: OFTEN }),
    handler: async (request) => {
      return publisher.review({ change: request.query.change, actor: actorOf(request).name })
    },
  })
}

/** Whole screens are for developers, as are settings that say so; everybody else changes facts on them. */
function requireRoleFor(actor: Actor, fact: string): void {
  const parsed = parseFact(fact)
  if (parsed?.kind === 'screen' || (parsed?.kind === 'settings' && needsOwner(parsed.pointer)))
    requireRole(actor, 'owner')
}

/** Compiled release as a phone of the desk takes it, without the files of a release that it has. */
export async function playable({ release, ...told }: DraftRelease, have: string | undefined, cache: FileCache) {
  if (release === undefined) return told
  const had = await filesOf(have, cache)
  const files = Object.fromEntries([...release.files].filter(([sha]) => !had.has(sha)))
  return { ...told, release: { sha: release.sha, manifest: passOn(release.manifest), files } }
}

/** The files that a caller already has who plays the release of this manifest. */
async function filesOf(manifest: string | undefined, cache: FileCache): Promise<ReadonlySet<string>> {
  const file = manifest === undefined ? undefined : await cache.read(manifest)
  return new Set(file === undefined ? [] : manifestParts(JSON.parse(file.identity.toString())).values())
}
