import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { companyDesk } from '../service/testing/companyDesk.ts'
import { testClock, testFolder } from '../service/testing/createTestCore.ts'
import { type DeskClient, PASSWORD, signInAs, signInOwner } from '../service/testing/deskClient.ts'
import { listenAtDesk } from '../service/testing/listenAtDesk.ts'
import { noteOwnStop } from '../service/testing/noteOwnStop.ts'
import { startTestService } from '../service/testing/startTestService.ts'
import type { Service } from '../service/run/startService.ts'
import { deskApi } from './deskApi.ts'
import { phoneApi } from './phoneApi.ts'
import { answerProblems } from './testing/answerProblems.ts'

const FACT = 'settings:/recharge/bank/min'
/** Can be tried. */
const TEXT = 'copy:en:home.title'

interface Desk {
  readonly service: Service
  readonly dataDir: string
  readonly owner: DeskClient
  /** Somebody else, signed in. */
  readonly other: (name: string) => Promise<DeskClient>
  readonly codeFor: (secret: string) => string
  readonly clock: ReturnType<typeof testClock>
}

async function openDesk(): Promise<Desk> {
  const clock = testClock()
  const dataDir = await testFolder()
  const service = await startTestService({
    clock,
    environment: { DATA_DIR: dataDir },
    warn: (message, error) => {
      if (!/stop of \w+, .* is more than a day old/.test(message)) throw new Error(message, { cause: error })
    },
  })
  const owner = await signInOwner(service)
  return {
    service,
    dataDir,
    owner,
    clock,
    other: (name) => signInAs(service, owner, 'viewer', name),
    codeFor: (secret) => {
      // A code works once.
      clock.pass(60_000)
      return new TOTP({ secret }).generate({ timestamp: clock.now() })
    },
  }
}

const draftEdit = async (
  { owner }: Desk,
  value: string,
  fact = FACT,
): Promise<Awaited<ReturnType<DeskClient['call']>>> => {
  const { body } = await owner.call<{ live: unknown; draft?: unknown }>('GET', `/facts?fact=${fact}`)
  return owner.call('PUT', '/draft/edits', { fact, value, replaces: 'draft' in body ? body.draft : body.live })
}

const reviewed = async (owner: DeskClient, path: string) => {
  const { body } = await owner.call<{ seq: number; hash: string }>('GET', path)
  return { reason: 'Test', expectedSeq: body.seq, reviewed: body.hash }
}

const ownChange = async (owner: DeskClient) => {
  const { body } = await owner.call<{ changes: { id: string }[] }>('GET', '/changes')
  return body.changes.at(-1)?.id
}

/** Schedules the owner's change in a minute, and its end in two. */
const scheduleOwn = async ({ owner, clock }: Desk) => {
  await owner.call('POST', '/me/confirm', { password: PASSWORD })
  const { reason, reviewed: hash } = await reviewed(owner, '/draft/review')
  const [at, takeBackAt] = [1, 2].map((after) => new Date(clock.now() + after * 60_000).toISOString())
  const asked = { reason, reviewed: hash, at, takeBackAt, zone: 'Asia/Seoul', tolerance: 60 }
  return owner.call('POST', `/changes/${await ownChange(owner)}/schedule`, asked)
}

/** Tries the owner's change on 5 %. */
const tryOwn = async ({ owner }: Desk) => {
  await owner.call('POST', '/me/confirm', { password: PASSWORD })
  const { reason, reviewed: hash } = await reviewed(owner, '/draft/review')
  const asked = { reason, reviewed: hash, shares: [5, 25], every: 10, halts: { phones: 20, points: 5 } }
  return owner.call('POST', `/changes/${await ownChange(owner)}/trial`, asked)
}

/** A stop that the service's machine set by itself two days ago. */
const oldOwnStop = async ({ service, dataDir, clock }: Desk, name: 'deposits' | 'bets') => {
  const id = await noteOwnStop(dataDir, name, new Date(clock.now() - 2 * 24 * 60 * 60_000).toISOString())
  await service.core.publisher.readOwnStops()
  return id
}

const trialOf = async (owner: DeskClient) => {
  const { body } = await owner.call<{ trials: { id: string }[] }>('GET', '/changes')
  return body.trials[0]?.id
}

const scheduleOf = async (owner: DeskClient) => {
  const { body } = await owner.call<{ schedules: { id: string }[] }>('GET', '/changes')
  return body.schedules[0]?.id
}

const idOf = async (owner: DeskClient, name: string): Promise<number> => {
  const { body } = await owner.call<{ operators: { id: number; name: string }[] }>('GET', '/operators')
  return body.operators.find((operator) => operator.name === name)?.id ?? 0
}

const enrol = async ({ codeFor }: Desk, client: DeskClient) => {
  const begun = await client.call<{ secret: string }>('POST', '/me/second-factor', { password: PASSWORD })
  const { secret } = begun.body
  const confirmed = await client.call('POST', '/me/second-factor/confirm', { code: codeFor(secret) })
  return { begun, confirmed, secret }
}

const inviteLink = async (owner: DeskClient) => {
  const { body } = await owner.call<{ link: string }>('POST', '/operators/invitations', { role: 'viewer' })
  return body.link.split('/').at(-1)
}

const makeToken = (owner: DeskClient, name: string) =>
  owner.call<{ token: string }>('POST', '/machine-tokens', { name, stops: ['bets'], readsAudit: false, days: 1 })

const somePicture = () =>
  sharp({ create: { width: 500, height: 200, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

const somePictureSha = async (owner: DeskClient) => {
  const { body } = await owner.call<{ pictures: { sha: string }[] }>('GET', '/pictures')
  return body.pictures[0]?.sha
}

async function atCompany() {
  const { provider, browser: open } = await companyDesk()
  provider.colleagues.set('kim', { name: 'Kim', groups: ['desk-owners'] })
  const browser = open()
  return { browser, signedIn: await browser.signIn('kim') }
}

/** One call of each route that is not refused; `deskClient` holds the answer to what the route declares. */
const calls: { readonly [Name in keyof typeof deskApi]: (desk: Desk) => Promise<{ readonly status: number }> } = {
  beginAtCompany: async () => (await companyDesk()).browser().desk.call('POST', '/company/begin', { errand: 'login' }),
  loginAtCompany: async () => (await atCompany()).signedIn,
  confirmAtCompany: async () => {
    const { desk, goThere } = (await atCompany()).browser
    return desk.call('POST', '/company/confirm', { answer: await goThere('confirm', 'kim') })
  },
  needsSetup: ({ owner }) => owner.call('GET', '/setup'),
  lookAtLink: async ({ owner }) => owner.call('POST', '/join/look', { token: await inviteLink(owner) }),
  join: async ({ owner, other }) => {
    const stranger = await other('ari')
    return stranger.call('POST', '/join', { token: await inviteLink(owner), name: 'bora', password: PASSWORD })
  },
  setPassword: async ({ owner, other }) => {
    const stranger = await other('choi')
    const path = `/operators/${await idOf(owner, 'choi')}/password-link`
    const { body } = await owner.call<{ link: string }>('POST', path)
    return stranger.call('POST', '/join/password', { token: body.link.split('/').at(-1), password: 'other words here' })
  },
  login: async ({ other }) => (await other('dana')).call('POST', '/login', { name: 'dana', password: PASSWORD }),
  logout: async ({ other }) => (await other('eun')).call('POST', '/logout'),
  me: ({ owner }) => owner.call('GET', '/me'),
  changePassword: async ({ other }) =>
    (await other('gina')).call('POST', '/me/password', { current: PASSWORD, next: 'other words here' }),

  sessions: ({ owner }) => owner.call('GET', '/me/sessions'),
  endSession: async ({ other }) => {
    const client = await other('hana')
    const { body } = await client.call<{ sessions: { id: string }[] }>('GET', '/me/sessions')
    return client.call('DELETE', `/me/sessions/${body.sessions[0]?.id}`)
  },
  endSessions: async ({ other }) => (await other('iseul')).call('DELETE', '/me/sessions'),
  confirm: ({ owner }) => owner.call('POST', '/me/confirm', { password: PASSWORD }),
  secondFactor: ({ owner }) => owner.call('GET', '/me/second-factor'),
  beginSecondFactor: async (desk) => (await enrol(desk, await desk.other('jina'))).begun,
  confirmSecondFactor: async (desk) => (await enrol(desk, await desk.other('kyung'))).confirmed,
  removeSecondFactor: async (desk) => {
    const client = await desk.other('lina')
    const { secret } = await enrol(desk, client)
    return client.call('DELETE', '/me/second-factor', { password: PASSWORD, code: desk.codeFor(secret) })
  },

  documents: ({ owner }) => owner.call('GET', '/documents'),
  status: ({ owner }) => owner.call('GET', '/status'),

  fact: ({ owner }) => owner.call('GET', `/facts?fact=${FACT}`),
  reviewers: ({ owner }) => owner.call('GET', '/reviewers'),
  askForReview: async (desk) => {
    await signInAs(desk.service, desk.owner, 'publisher', 'moon')
    await draftEdit(desk, '160')
    return desk.owner.call('POST', `/changes/${await ownChange(desk.owner)}/reviewers`, {
      operator: 'moon',
      note: 'Look',
    })
  },
  endAsk: async (desk) => desk.owner.call('DELETE', `/changes/${await ownChange(desk.owner)}/reviewers/moon`),
  answer: async (desk) =>
    desk.owner.call('POST', `/changes/${await ownChange(desk.owner)}/answers`, { fact: FACT, text: 'Why so much?' }),
  findFacts: ({ owner }) => owner.call('GET', '/facts/found?text=deposits'),
  putEdit: (desk) => draftEdit(desk, '150'),
  putEdits: async ({ owner }) => {
    const { body } = await owner.call<{ live: unknown }>('GET', '/facts?fact=copy:en:home.title')
    const edit = { fact: 'copy:en:home.title', value: 'Begin', replaces: body.live }
    return owner.call('PUT', '/draft/edits/several', { edits: [edit] })
  },
  moveEdits: async (desk) => {
    await draftEdit(desk, 'Start', TEXT)
    const body = { change: await ownChange(desk.owner), facts: [TEXT], name: 'Later' }
    const moved = await desk.owner.call('POST', '/draft/edits/moved', body)
    // Somebody without a change of their own needs to name one as soon as several have edits.
    await desk.owner.call('DELETE', `/changes/${await ownChange(desk.owner)}`)
    return moved
  },
  changes: ({ owner }) => owner.call('GET', '/changes'),
  addChange: ({ owner }) => owner.call('POST', '/changes', { name: 'Friday' }),
  renameChange: async ({ owner }) => owner.call('PATCH', `/changes/${await ownChange(owner)}`, { name: 'Monday' }),
  joinChange: async (desk) => {
    const editor = await signInAs(desk.service, desk.owner, 'editor', 'quin')
    return editor.call('POST', `/changes/${await ownChange(desk.owner)}/members`)
  },
  leaveChange: async ({ owner }) => owner.call('DELETE', `/changes/${await ownChange(owner)}/members`),
  dropChange: async ({ owner }) => owner.call('DELETE', `/changes/${await ownChange(owner)}`),
  draftRelease: ({ owner }) => owner.call('GET', '/draft/release'),
  review: ({ owner }) => owner.call('GET', '/draft/review'),
  removeEdit: ({ owner }) => owner.call('DELETE', '/draft/edits', { fact: FACT }),
  setAside: ({ owner }) => owner.call('GET', '/set-aside'),
  dismissSetAside: ({ owner }) => owner.call('DELETE', '/set-aside', { fact: FACT }),
  approve: async (desk) => {
    const publisher = await signInAs(desk.service, desk.owner, 'publisher', 'mido')
    await draftEdit(desk, '120')
    const { reviewed: hash } = await reviewed(publisher, '/draft/review')
    return publisher.call('POST', '/draft/approval', { reviewed: hash })
  },
  withdrawApproval: async ({ owner }) => {
    const { reviewed: hash } = await reviewed(owner, '/draft/review')
    return owner.call('DELETE', '/draft/approval', { reviewed: hash })
  },

  publish: async (desk) => {
    await draftEdit(desk, '130')
    return desk.owner.call('POST', '/publish', await reviewed(desk.owner, '/draft/review'))
  },
  releases: ({ owner }) => owner.call('GET', '/releases'),
  difference: ({ owner }) => owner.call('GET', '/releases/diff?from=1&to=2'),
  release: ({ owner }) => owner.call('GET', '/releases/2'),
  reviewRollback: ({ owner }) => owner.call('GET', '/releases/1/rollback'),
  rollbackRelease: ({ owner }) => owner.call('GET', '/releases/1/rollback/release'),
  rollback: async ({ owner }) =>
    owner.call('POST', '/releases/1/rollback', await reviewed(owner, '/releases/1/rollback')),
  schedule: async (desk) => {
    await draftEdit(desk, '140')
    return scheduleOwn(desk)
  },
  moveSchedule: async ({ owner, clock }) => {
    const [at, takeBackAt] = [3, 4].map((after) => new Date(clock.now() + after * 60_000).toISOString())
    const moments = { at, takeBackAt, zone: 'Asia/Seoul', tolerance: 60 }
    return owner.call('PUT', `/schedules/${await scheduleOf(owner)}/moment`, moments)
  },
  repairSchedule: async ({ owner, service: { core } }) => {
    const jun = { name: 'jun', role: 'publisher' } as const
    const { id: change } = await core.changes.add(jun, 'Theirs')
    const replaces = core.format.readFact(core.publisher.liveFiles(), FACT)
    await core.draft.put(jun, { change, fact: FACT, value: '135', replaces })
    const { seq: expectedSeq, warnings } = await core.publisher.review({ change })
    const acknowledgedWarnings = warnings.map(({ id }) => id)
    await core.publisher.publish('jun', { change, reason: 'now', expectedSeq, acknowledgedWarnings })
    const choices = [{ fact: FACT, keeps: true }]
    return owner.call('POST', `/schedules/${await scheduleOf(owner)}/repair`, { choices })
  },
  renewSchedule: async ({ owner, service: { core } }) => {
    const [schedule] = await core.store.schedules()
    const { hash } = await core.publisher.review({ change: schedule?.change.id })
    return owner.call('POST', `/schedules/${schedule?.id}/review`, { reason: 'Test', reviewed: hash })
  },
  endSchedule: async ({ owner }) => owner.call('DELETE', `/schedules/${await scheduleOf(owner)}`),
  takeBackNow: async (desk) => {
    await scheduleOwn(desk)
    desk.clock.pass(90_000)
    await desk.service.core.schedules.runDue()
    return desk.owner.call('POST', `/schedules/${await scheduleOf(desk.owner)}/due`, {})
  },
  startTrial: async (desk) => {
    await draftEdit(desk, 'Tried', TEXT)
    return tryOwn(desk)
  },
  widenTrial: async ({ owner }) => owner.call('POST', `/trials/${await trialOf(owner)}/share`, { share: 25 }),
  endTrial: async ({ owner }) => owner.call('DELETE', `/trials/${await trialOf(owner)}`),
  stops: ({ owner }) => owner.call('GET', '/stops'),
  stop: ({ owner }) => owner.call('PUT', '/stops/deposits', { reason: 'Test', words: { kor: '점검 중' } }),
  changeStopWords: async ({ owner }) => {
    await owner.call('PUT', '/stops/deposits', { reason: 'Test', words: { kor: '점검 중' } })
    return owner.call('PATCH', '/stops/deposits/words', { words: { kor: null, en: 'Back at nine' } })
  },
  lift: async ({ owner }) => {
    await owner.call('POST', '/me/confirm', { password: PASSWORD })
    return owner.call('DELETE', '/stops/deposits', { reason: 'Test' })
  },
  putOwnStop: async (desk) => desk.owner.call('POST', `/own-stops/${await oldOwnStop(desk, 'deposits')}/everywhere`),
  liftOwnStop: async (desk) => {
    const id = await oldOwnStop(desk, 'bets')
    await desk.owner.call('POST', '/me/confirm', { password: PASSWORD })
    return desk.owner.call('DELETE', `/own-stops/${id}`, { reason: 'Test' })
  },
  uploadPicture: async ({ owner }) => owner.call('POST', '/pictures?name=banner.png', await somePicture()),
  pictures: ({ owner }) => owner.call('GET', '/pictures'),
  describePicture: async ({ owner }) =>
    owner.call('PATCH', `/pictures/${await somePictureSha(owner)}`, { name: 'Banner', alt: { en: 'A bonus' } }),
  pictureFiles: async ({ owner }) => owner.call('GET', `/pictures/${await somePictureSha(owner)}/files`),
  removePicture: async ({ owner }) => owner.call('DELETE', `/pictures/${await somePictureSha(owner)}`),
  restorePicture: async ({ owner }) => {
    const uploaded = await owner.call<{ picture: { sha: string } }>('POST', '/pictures?name=a.png', await somePicture())
    const { sha } = uploaded.body.picture
    const { body } = await owner.call('GET', `/pictures/${sha}/files`)
    await owner.call('DELETE', `/pictures/${sha}`)
    return owner.call('PUT', `/pictures/${sha}`, body)
  },
  moment: ({ owner, clock }) => owner.call('GET', `/releases/at?at=${new Date(clock.now()).toISOString()}`),
  liveRelease: ({ owner }) => owner.call('GET', '/live/release'),

  team: ({ owner }) => owner.call('GET', '/operators'),
  makeMachineToken: ({ owner }) => makeToken(owner, 'Pager'),
  machineTokens: ({ owner }) => owner.call('GET', '/machine-tokens'),
  revokeMachineToken: async ({ owner }) => {
    const { body } = await owner.call<{ tokens: { tokenHash: string }[] }>('GET', '/machine-tokens')
    return owner.call('DELETE', `/machine-tokens/${body.tokens[0]?.tokenHash}`)
  },
  alert: async ({ owner }) => {
    const { token } = (await makeToken(owner, 'Bell')).body
    return owner.call('POST', '/alerts', { reason: 'A test' }, { authorization: `Bearer ${token}` })
  },
  invite: ({ owner }) => owner.call('POST', '/operators/invitations', { role: 'viewer', name: 'noah' }),
  withdrawInvitation: async ({ owner }) => {
    const { body } = await owner.call<{ invitations: { tokenHash: string }[] }>('GET', '/operators')
    return owner.call('DELETE', `/operators/invitations/${body.invitations[0]?.tokenHash}`)
  },
  changeOperator: async ({ owner, other }) => {
    await other('olga')
    return owner.call('PATCH', `/operators/${await idOf(owner, 'olga')}`, { role: 'editor' })
  },
  makePasswordLink: async ({ owner }) => owner.call('POST', `/operators/${await idOf(owner, 'olga')}/password-link`),
  endSessionsOf: async ({ owner }) => owner.call('DELETE', `/operators/${await idOf(owner, 'olga')}/sessions`),
  resetSecondFactor: async (desk) => {
    await enrol(desk, await desk.other('para'))
    // Several codes took several minutes.
    await desk.owner.call('POST', '/me/confirm', { password: PASSWORD })
    return desk.owner.call('DELETE', `/operators/${await idOf(desk.owner, 'para')}/second-factor`)
  },

  audit: ({ owner }) => owner.call('GET', '/audit'),
  addNote: ({ owner }) => owner.call('POST', '/audit/notes', { text: 'A power cut.' }),
  auditNames: ({ owner }) => owner.call('GET', '/audit/names'),
  exportAudit: ({ owner }) => owner.call('GET', '/audit/export?format=json'),
  verifyAudit: ({ owner }) => owner.call('GET', '/audit/verify'),
  openPhones: ({ owner }) => owner.call('GET', '/phones'),
  outcomes: ({ owner }) => owner.call('GET', '/releases/1/outcomes'),
  reports: async ({ owner, service }) => {
    const at = '2026-03-02T05:00:00.000Z'
    const report = { seq: 1, code: 'unknown-block', pointer: 'home:/body/0', build: 'test', count: 2 }
    await service.core.store.addReports([{ ...report, firstAt: at, lastAt: at }])
    return owner.call('GET', '/reports')
  },

  platformLimits: ({ owner }) => owner.call('GET', '/platform/limits'),

  phoneLinkEnds: ({ owner }) => owner.call('GET', '/phone-link'),
  makePhoneLink: ({ owner }) => owner.call('POST', '/phone-link'),
  events: async ({ owner, service }) => {
    const { status, close } = await listenAtDesk(service, owner)
    close()
    return { status }
  },
  here: ({ owner }) => owner.call('PUT', '/here', { page: '/limits' }),

  endPhoneLink: ({ owner }) => owner.call('DELETE', '/phone-link'),
}

it('each route answers what it declares', async () => {
  const desk = await openDesk()
  const refused: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    // Changes are listed by when they were begun.
    desk.clock.pass(1)
    const { status } = await call(desk)
    if (status >= 300) refused.push(`${name}: ${status}`)
  }
  expect(refused).toEqual([])
})

it('a phone gets what its route declares, whether or not it already has the draft', async () => {
  const { owner, service } = await openDesk()
  const { body } = await owner.call<{ token: string }>('POST', '/phone-link')
  const look = async (path: string) => {
    const headers = { authorization: `Bearer ${body.token}` }
    const response = await fetch(`${service.deskUrl}/phone-api${path}`, { headers })
    return { method: 'GET', path, status: response.status, text: await response.text() }
  }
  const first = await look('/draft')
  const again = await look(`/draft?have=${JSON.parse(first.text).release.sha}`)
  expect([first.status, again.status]).toEqual([200, 200])
  expect([...answerProblems(phoneApi, first), ...answerProblems(phoneApi, again)]).toEqual([])
  expect(JSON.parse(again.text)).not.toHaveProperty('release')
})

it('reports an answer with an undeclared key or without a declared one', () => {
  const answer = { method: 'GET', path: '/setup', status: 200 }
  expect(answerProblems(deskApi, { ...answer, text: '{"needed":true}' })).toEqual([])
  expect(answerProblems(deskApi, { ...answer, text: '{"needed":true,"secret":1}' })).toContainEqual(
    expect.stringMatching('additional'),
  )
  expect(answerProblems(deskApi, { ...answer, text: '{}' })).toContainEqual(expect.stringMatching('needed'))
  expect(answerProblems(deskApi, { ...answer, status: 202, text: '{"needed":true}' })).toHaveLength(1)
  expect(answerProblems(deskApi, { ...answer, path: '/set-up', text: '{}' })).toEqual(['GET /set-up is not declared.'])
})
