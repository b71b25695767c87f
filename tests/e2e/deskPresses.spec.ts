import type { Locator, Page } from '@playwright/test'
import { confirm, inEnglish, join, openArea, openChange, openWay, PASSWORD } from './support/operator.ts'
import { followJobs, write } from './support/operatorTask.ts'
import { publish } from './support/publish.ts'
import { test } from './support/ownStack.ts'
import { expect } from './support/test.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

/** Nobody presses into a field that has the focus. */
async function pressInto(field: Locator): Promise<void> {
  await expect(field).toBeVisible()
  if (!(await field.evaluate((element) => element === document.activeElement))) await field.click()
}

async function type(field: Locator, text: string): Promise<void> {
  await pressInto(field)
  await field.pressSequentially(text)
}

/** A moment, by keys, as a person types it. */
async function choose(field: Locator, moment: string): Promise<void> {
  await pressInto(field)
  await field.fill(moment)
}

/** A day ahead, as a field of a moment writes it. */
const tomorrow = (time: string): string =>
  `${new Date(Date.now() + 33 * 60 * 60_000).toISOString().slice(0, 10)}T${time}`

const live = (desk: Page) => desk.getByRole('main').getByText(/^Release \d+ is live$/)
const areas = (desk: Page) => desk.getByRole('navigation', { name: 'Areas' })

async function publishNow(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await confirm(desk, 'Publish', 'A job')
  await expect(live(desk)).toBeVisible({ timeout: 60_000 })
}

async function editText(desk: Page, key: string, text: string): Promise<void> {
  await openArea(desk, 'Texts')
  const search = desk.getByLabel('Search by key or text')
  // Of a search before, the page forgets the words once it has opened again.
  await expect(search).toHaveValue('')
  await search.fill(key)
  await write(desk.getByRole('textbox', { name: `${key} in Korean` }), text)
  await expect(desk.getByRole('button', { name: /^You edit: .* One edit/ })).toBeVisible()
}

test('people: few presses let somebody in, end a session, give a new password and ask for a code', async ({
  page: desk,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const job = await followJobs(desk)
  await inEnglish(desk, stack.deskUrl)
  await desk.goto(stack.setupLink)
  await job(3, 'the first owner', async () => {
    await type(desk.getByLabel('Name'), 'runa')
    await type(desk.getByLabel('Password', { exact: true }), PASSWORD)
    await desk.getByRole('button', { name: 'Join' }).click()
    await expect(desk.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible({ timeout: 60_000 })
  })

  await openArea(desk, 'People')
  await job(2, 'invite somebody', async () => {
    const form = desk.getByRole('form', { name: 'Invite somebody' })
    await type(form.getByLabel('Name'), 'ivo')
    await form.getByRole('button', { name: 'Make a link' }).click()
    await expect(desk.getByText(/^Send this link; it works once/)).toBeVisible()
  })

  const elsewhere = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await inEnglish(elsewhere, stack.deskUrl)
  await elsewhere.goto(stack.deskUrl)
  await elsewhere.getByLabel('Name').fill('runa')
  await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await expect(areas(elsewhere)).toBeVisible({ timeout: 60_000 })
  await openArea(desk, 'Overview')
  // What was read a moment ago would not be asked for again.
  await desk.reload()
  await job(3, 'end a session', async () => {
    await openArea(desk, 'People')
    await desk.getByRole('button', { name: /^Show/ }).click()
    await desk.getByRole('button', { name: /^Sign out of/ }).click()
    await expect(desk.getByRole('button', { name: /^Sign out of/ })).toHaveCount(0)
  })
  await elsewhere.context().close()

  const lost = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await join(await lost.newPage(), stack, 'lost', 'editor')
  await lost.close()
  await openArea(desk, 'Overview')
  await job(3, 'a new password for somebody', async () => {
    await openArea(desk, 'People')
    await (await openWay(desk, 'New password', 'What to do with lost')).click()
    await expect(desk.getByText('A new password for lost')).toBeVisible()
  })
  await job(4, 'a code at the log-in, until it is shown for the app', async () => {
    await desk.getByRole('button', { name: /Set up/ }).click()
    await type(desk.getByLabel('Your password'), PASSWORD)
    await desk.getByRole('form', { name: 'Code at the log-in' }).getByRole('button', { name: 'Set up' }).click()
    await expect(desk.getByText('Or type this into the app')).toBeVisible()
  })
})

test('money, messages, texts and screens: few presses from the page to the value', async ({
  page: desk,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const job = await followJobs(desk)
  await join(desk, stack, 'jobba', 'owner')
  const way = desk.getByRole('row', { name: /^WeChat/ }).getByRole('switch')
  await openArea(desk, 'Overview')
  await job(2, 'a pay way off', async () => {
    await openArea(desk, 'Money')
    await way.click()
    await expect(desk.getByRole('button', { name: /^You edit: .* One edit/ })).toBeVisible()
  })
  await job(3, 'publish with a reason', async () => publishNow(desk))

  await openArea(desk, 'Money')
  await job(1, 'opening hours', async () => {
    const from = desk.locator('#page [data-fact="settings:/hours/weekdays/from"] input')
    await choose(from, '09:30')
    await expect(desk.getByRole('button', { name: /^You edit: .* One edit/ })).toBeVisible()
  })
  await job(2, 'a limit of Advanced', async () => {
    await desk.getByText('Advanced', { exact: true }).click()
    await write(desk.getByRole('textbox', { name: 'Time to pay an order, minutes' }), '20')
  })

  await openArea(desk, 'Overview')
  await job(11, 'a notice in three languages, tonight to tomorrow', async () => {
    await openArea(desk, 'Messages')
    await desk.getByRole('button', { name: 'New', exact: true }).click()
    await desk.getByRole('menuitem', { name: 'Notice' }).click()
    for (const group of ['Title', 'Text'])
      for (const language of ['Korean', 'Chinese', 'English'])
        await type(desk.getByRole('group', { name: group }).getByLabel(language), 'Night')
    await choose(desk.getByLabel(/^From/), tomorrow('22:00'))
    await choose(desk.getByLabel(/^Until/), tomorrow('23:00'))
    await expect(desk.getByText(/by jobba/)).toBeVisible()
  })
  await openArea(desk, 'Messages')
  await job(2, 'a copy of a message', async () => {
    await (await openWay(desk, 'Make a copy', 'What to do with Night')).click()
    await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText('Messages')
  })

  await openArea(desk, 'Overview')
  await job(5, 'a word replaced in all texts', async () => {
    await openArea(desk, 'Texts')
    await (await openWay(desk, 'Find and replace', 'Tools for many texts')).click()
    const replace = desk.getByRole('dialog', { name: 'Find and replace' })
    await type(replace.getByLabel('Find'), 'Telegram')
    await type(replace.getByLabel('Replace with'), 'Messenger')
    await replace.getByRole('button', { name: /^Change \d+ texts?$/ }).click()
    await expect(desk.getByText(/texts? (is|are) changed in your change/)).toBeVisible()
  })
  await desk.goto(`${stack.deskUrl}/#/screens/setLanguage`)
  await job(2, 'the JSON of a screen', async () => {
    await (await openWay(desk, 'JSON', 'More for this screen')).click()
    await expect(desk.getByText('The check finds nothing wrong.')).toBeVisible()
  })
})

test('changes: few presses answer, undo, move, schedule, repair, decide and try', async ({
  page: desk,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  const job = await followJobs(desk)
  await join(desk, stack, 'chana', 'publisher')
  const first = 'setLanguage.title'
  const edited = /^More for Texts › setLanguage\.title/
  await editText(desk, first, '언어')
  await job(3, 'the history of a fact', async () => {
    await desk.getByRole('button', { name: /^Edited: Texts › setLanguage\.title/ }).click()
    await desk.getByRole('button', { name: /^History of Texts/ }).click()
    await expect(desk.getByText('No release has changed it: it is as shipped.')).toBeVisible()
  })
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await job(2, 'undo an edit where it was made', async () => {
    await desk.getByRole('button', { name: /^Edited: Texts › setLanguage\.title/ }).click()
    await desk.getByRole('button', { name: /^Undo Texts/ }).click()
    await expect(desk.getByRole('button', { name: /^You edit: .* 0 edits/ })).toBeVisible()
  })
  await editText(desk, first, '언어')
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(desk.getByRole('row', { name: /setLanguage\.title/ })).toBeVisible({ timeout: 60_000 })
  await job(3, 'answer on an edit', async () => {
    await (await openWay(desk, 'Answer', edited)).click()
    await type(desk.getByLabel(/^Your answer on/), 'Shorter, please.')
    await desk.getByRole('button', { name: 'Send' }).click()
    // The field keeps the text until the answer has been taken.
    await expect(desk.getByRole('listitem').filter({ hasText: 'Shorter, please.' })).toBeVisible()
  })
  await job(3, 'move an edit', async () => {
    await (await openWay(desk, 'Move to another change…', edited)).click()
    await type(desk.getByRole('dialog').getByLabel('Name'), 'Later')
    await desk.getByRole('button', { name: 'Move it to a new change' }).click()
    await expect(desk.getByRole('button', { name: 'You edit: “Later” One edit' })).toBeVisible()
  })
  await openChange(desk, '“Later”')
  await job(2, 'undo an edit in the review', async () => {
    await (await openWay(desk, 'Undo', edited)).click()
    await expect(desk.getByRole('button', { name: /^You edit: .* 0 edits/ })).toBeVisible()
  })

  await editText(desk, first, '언어')
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await expect(desk.getByRole('row', { name: /setLanguage\.title/ })).toBeVisible({ timeout: 60_000 })
  await job(5, 'schedule it, with a take-back', async () => {
    const wanted = await openWay(desk, 'Schedule…')
    await expect(wanted).toBeEnabled({ timeout: 60_000 })
    await wanted.click()
    const form = desk.getByRole('form', { name: 'Schedule this change' })
    await choose(form.getByLabel(/^Goes out at/), tomorrow('22:00'))
    await choose(form.getByLabel(/^Taken back again at/), tomorrow('23:00'))
    await type(form.getByLabel('Reason'), 'The night')
    await form.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(desk.getByText(/Nobody can edit it before it goes out/)).toBeVisible({ timeout: 60_000 })
  })
  await openArea(desk, 'Overview')
  await job(3, 'move a schedule', async () => {
    await desk
      .getByRole('button', { name: /^Move…/ })
      .first()
      .click()
    const form = desk.getByRole('form', { name: /^Move/ })
    await choose(form.getByLabel(/^Goes out at/), tomorrow('22:30'))
    await form.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(desk.getByText(/^Moved: .* 22:30$/)).toBeVisible({ timeout: 60_000 })
  })
  await publish(stack, `copy:kor:${first}`, '다른 언어')
  await expect(desk.getByText(/^Cannot go out:/)).toBeVisible({ timeout: 60_000 })
  await job(3, 'repair it', async () => {
    await desk.getByRole('link', { name: /^Repair/ }).click()
    await desk.getByRole('button', { name: 'Keep 언어' }).click()
    await expect(desk.getByLabel('Reason')).toHaveValue('The night')
    const again = desk.getByRole('button', { name: /^Schedule again for/ })
    await expect(again).toBeEnabled({ timeout: 60_000 })
    await again.click()
    await expect(desk.getByText(/^Scheduled: goes out/)).toBeVisible({ timeout: 60_000 })
  })

  await editText(desk, 'kefu.title', '도움말')
  await desk.getByRole('link', { name: 'Review', exact: true }).click()
  await publish(stack, 'copy:kor:kefu.title', '상담')
  await job(1, 'decide between two values', async () => {
    await desk.getByRole('button', { name: /^Use the change’s/ }).click()
    await expect(desk.getByRole('region', { name: /Two values/ })).toHaveCount(0)
  })
  await job(4, 'try it on 5 % of the phones', async () => {
    const wanted = await openWay(desk, 'Try on some phones…')
    await expect(wanted).toBeEnabled({ timeout: 60_000 })
    await wanted.click()
    const dialog = desk.getByRole('dialog', { name: 'Try on some phones' })
    await type(dialog.getByLabel('Reason'), 'A shorter title')
    await dialog.getByRole('button', { name: 'Begin the trial' }).click()
    await expect(desk.getByRole('main')).toContainText('On 5% of the phones', { timeout: 60_000 })
  })
})

test('at night and afterwards: few presses stop, lift, roll back, look back and play', async ({
  page: desk,
  stack,
  watch,
}) => {
  test.slow()
  watch.expectProblems(/preloaded using link preload/)
  await publish(stack, 'copy:kor:setLanguage.intro', '언어를 고르세요.')
  const job = await followJobs(desk)
  await join(desk, stack, 'nocta', 'publisher', { phone: true })
  const bar = desk.getByRole('status', { name: 'Stopped now' })
  const row = (name: string) => desk.getByRole('dialog', { name: 'Stop' }).getByRole('button', { name, exact: true })
  const closed = async () => {
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  }

  await job(3, 'stop', async () => {
    await desk.getByRole('button', { name: 'Stop', exact: true }).click()
    await row('Withdrawals').click()
    await desk.keyboard.type('Bank fraud')
    await desk.getByRole('button', { name: 'Stop withdrawals' }).click()
    await closed()
    await expect(bar).toContainText('by nocta: Bank fraud')
  })
  await job(5, 'stop with words for members', async () => {
    await desk.getByRole('button', { name: 'Stop or lift', exact: true }).click()
    await row('Deposits').click()
    await desk.keyboard.type('Bank fraud')
    await desk.getByText('Members read: the app’s own sentence').click()
    await type(desk.getByLabel('한국어'), '여덟 시에 다시 열려요.')
    await desk.getByRole('button', { name: 'Stop deposits' }).click()
    await closed()
    await expect(bar).toContainText('여덟 시에 다시 열려요.')
  })
  await job(3, 'change the words', async () => {
    await desk.getByRole('button', { name: 'Words for members: Deposits' }).click()
    const words = desk.getByRole('dialog', { name: 'Words for members: Deposits' })
    await type(words.getByLabel('한국어'), ' 죄송해요.')
    await words.getByRole('button', { name: 'Save' }).click()
    await expect(words).toHaveCount(0)
  })
  for (const name of ['Deposits', 'Withdrawals'])
    await job(3, 'lift', async () => {
      await desk.getByRole('button', { name: `Lift: ${name}` }).click()
      await desk.keyboard.type('Over')
      await desk.keyboard.press('Enter')
      await closed()
      await expect(bar.getByText(`${name} are stopped`)).toHaveCount(0)
    })
  await job(4, 'stop one way', async () => {
    await desk.getByRole('button', { name: 'Stop', exact: true }).click()
    await row('Deposits').click()
    await desk.getByRole('group', { name: 'Which way' }).getByRole('button', { name: 'WeChat' }).click()
    await type(desk.getByRole('textbox', { name: 'Reason' }), 'Bank fraud')
    await desk.getByRole('button', { name: 'Stop WeChat deposits' }).click()
    await closed()
    await expect(bar).toContainText('WeChat deposits are stopped')
  })

  await job(1, 'what changed last', async () => {
    await openArea(desk, 'History')
    await expect(
      desk
        .getByRole('main')
        .getByText(/For a journey/)
        .first(),
    ).toBeVisible()
  })
  await job(0, 'whether the chain holds', async () => {
    await expect(desk.getByText('Chain holds')).toBeVisible({ timeout: 30_000 })
  })
  await openArea(desk, 'Overview')
  await job(2, 'search what was done', async () => {
    await openArea(desk, 'History')
    await type(desk.getByRole('main').getByRole('searchbox'), 'journey')
    await expect(desk.getByRole('main').getByText(/^\d+ entr|^1 entr/)).toBeVisible()
  })
  await desk.getByRole('main').getByRole('searchbox').fill('')
  await job(2, 'a note', async () => {
    await desk.getByRole('button', { name: 'Add a note' }).click()
    await type(desk.getByRole('dialog').getByRole('textbox'), 'The bank called.')
    await desk.getByRole('button', { name: 'Add the note' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  })
  await job(4, 'roll back', async () => {
    await (await openWay(desk, 'Roll back to 1', 'More for Release 1')).click()
    await confirm(desk, 'Roll back to 1', 'Back')
    await expect(desk.getByRole('heading', { name: 'History', level: 1 })).toBeVisible()
  })
  await job(3, 'a moment of the past', async () => {
    await desk.getByRole('link', { name: 'Play a moment…' }).click()
    await choose(desk.getByLabel('Moment of the past (Seoul time)'), '2001-02-03T04:05')
    await desk.getByRole('button', { name: 'Play', exact: true }).click()
    watch.expectProblems(/404/)
    await expect(desk.getByRole('alert')).toContainText('Nothing was live yet')
  })
  await openArea(desk, 'Money')
  await job(3, 'three languages in the phone', async () => {
    await desk.getByRole('button', { name: 'Preview settings' }).click()
    await desk.getByLabel('Phones').selectOption('Three languages')
    await expect(desk.locator('iframe')).toHaveCount(3)
  })
  await job(2, 'a situation, where the choices of the phone are open', async () => {
    await desk.getByLabel('Situation').selectOption('The site is closed for maintenance')
    await expect(desk.frameLocator('iframe').first().getByText(/점검/).first()).toBeVisible({ timeout: 30_000 })
  })
  await desk.keyboard.press('Escape')
  await job(3, 'the phone at a moment ahead', async () => {
    await desk.getByRole('button', { name: 'Time in the phone' }).click()
    await choose(desk.getByLabel(/^Preview at/), tomorrow('22:00'))
    await expect(desk.getByRole('button', { name: '14:00', exact: true })).toBeVisible()
  })
  await desk.keyboard.press('Escape')
})
