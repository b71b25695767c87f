import { csrfTokenFor, createToken, hashToken } from '../../../admin/service/people/tokens.ts'
import type { Service } from '../../../admin/service/run/startService.ts'
import { startTestService, type TestServiceOptions } from '../../../admin/service/testing/startTestService.ts'
import { type Role, ROLES } from '../../../admin/api/accountApi.ts'
import { type MachineScope, MACHINE_SCOPES } from '../../../admin/api/machineTokenApi.ts'

const DAY = 86_400_000

interface Asked {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** In a session in which the password was just typed. */
  readonly isConfirmed?: boolean
}

export interface Answered {
  readonly status: number
  readonly code: unknown
  readonly headers: Headers
}

/** A desk with one operator per role, and requests as the browser of one of them sends them. */
export interface SeatedDesk {
  readonly service: Service
  /** Headers of a session that has just begun. */
  readonly seat: (role: Role, isConfirmed?: boolean) => Promise<Readonly<Record<string, string>>>
  /** Headers of a machine with a token of this power alone. */
  readonly machine: (scope: MachineScope) => Readonly<Record<string, string>>
  /**
   * As somebody with a session of their own, so that whatever the route does to it affects nobody else; as a stranger
   * if no role is given.
   */
  readonly ask: (role: Role | undefined, asked: Asked) => Promise<Answered>
}

export async function seatedDesk(options: TestServiceOptions = {}): Promise<SeatedDesk> {
  const service = await startTestService(options)
  const { store, clock } = service.core
  const iso = (ms = clock.now()): string => new Date(ms).toISOString()
  const ids = new Map<Role, number>()
  for (const role of ROLES) {
    const entry = { at: iso(), actor: 'test', action: 'test', subject: role, reason: '', details: {} }
    await store.addInvitation(
      {
        tokenHash: role,
        name: role,
        role,
        createdBy: 'test',
        createdAt: iso(),
        expiresAt: iso(clock.now() + DAY),
        operatorId: null,
      },
      entry,
    )
    ids.set(
      role,
      (await store.acceptInvitation(role, { name: role, passwordHash: 'nobody can type this' }, iso(), entry)).id,
    )
  }

  const tokens = new Map<MachineScope, string>()
  for (const scope of MACHINE_SCOPES) {
    const asked = {
      name: scope,
      stops: scope === 'stop' ? ['bets' as const] : [],
      readsAudit: scope === 'audit',
      days: 1,
    }
    const { token } = await service.core.accounts.machineTokens.make({ name: 'cli:test', role: 'owner' }, asked)
    tokens.set(scope, token)
  }

  async function seat(role: Role, isConfirmed = false): Promise<Readonly<Record<string, string>>> {
    const token = createToken()
    await store.addSession({
      idHash: hashToken(token),
      operatorId: ids.get(role) ?? 0,
      createdAt: iso(),
      seenAt: iso(),
      ip: '127.0.0.1',
      agent: 'a test',
      ...(isConfirmed && { confirmedAt: iso() }),
    })
    return { cookie: `playbill-desk=${token}`, 'x-desk-token': csrfTokenFor(token) }
  }

  async function ask(role: Role | undefined, { method, path, body, headers, isConfirmed }: Asked): Promise<Answered> {
    const response = await fetch(`${service.deskUrl}${path}`, {
      method,
      headers: {
        origin: service.deskUrl,
        ...(role !== undefined && (await seat(role, isConfirmed))),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // A stream of events has no end.
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) await response.body?.cancel()
    const text = response.bodyUsed ? '' : await response.text()
    const answer: unknown =
      response.headers.get('content-type')?.startsWith('application/json') === true && text !== ''
        ? JSON.parse(text)
        : undefined
    return {
      status: response.status,
      code: typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : undefined,
      headers: response.headers,
    }
  }

  const machine = (scope: MachineScope) => ({ authorization: `Bearer ${tokens.get(scope)}` })

  return { service, seat, machine, ask }
}

/** A route's address with valid parameters that name nothing. */
export function addressOf(url: string): string {
  return url.replaceAll(
    /:(\w+)/g,
    (_, name: string) =>
      ({ tokenHash: '0'.repeat(64), seq: '999999' })[name] ??
      (url.includes('/sessions/:id') ? '0'.repeat(16) : '999999'),
  )
}
