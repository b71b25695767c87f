// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { libraryPicture } from '../../../../src/format/libraryPicture.ts'
import { issuesAsErrors } from '../../facts/draft/issuesAsErrors.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { openDetails } from '../../testing/openDetails.ts'
import { renderDesk } from '../../testing/renderDesk.tsx'
import { testNotice } from '../../testing/testDocuments.ts'
import { testPicture } from '../../testing/testPicture.ts'
import { testWords } from '../../testing/testWords.ts'

const FACT = 'notice:maintenance'
const summer = testPicture('a', 'summer')

async function openNotice() {
  const api = createFakeDesk()
  const { user } = renderDesk(api, '/notices/maintenance')
  const from = await screen.findByLabelText(/^From/)
  const saved = () => api.edits()[0]?.value
  return { api, user, from, saved }
}

async function beginNew(user: ReturnType<typeof renderDesk>['user'], kind: string) {
  await user.click(await screen.findByRole('button', { name: 'New' }))
  await user.click(await screen.findByRole('menuitem', { name: kind }))
}

describe('a notice', () => {
  it('keeps a time typed in its zone as a moment in UTC, and shows it in another zone', async () => {
    const { user, from, saved } = await openNotice()
    fireEvent.change(from, { target: { value: '2026-03-01T09:00' } })
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, from: '2026-03-01T00:00:00Z' }))
    expect(from).toHaveAccessibleDescription(`${testWords.en.moment('2026-03-01T00:00:00Z')} where you are`)

    await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Shanghai')
    expect(screen.getByLabelText(/^From/)).toHaveValue('2026-03-01T08:00')
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, zone: 'Asia/Shanghai', from: '2026-03-01T00:00:00Z' }))
  })

  it('shows the defaults of what a release leaves out, as the app has them', async () => {
    const { zone: _zone, priority: _priority, on: _on, tone: _tone, ...short } = testNotice
    const api = createFakeDesk()
    api.editAs('mina', FACT, { ...short, from: '2026-03-01T00:00:00Z' })
    const { user } = renderDesk(api, '/notices')
    const row = await screen.findByRole('row', { name: /Maintenance/ })
    expect(row).toHaveTextContent('2026-03-01 09:00 (Asia/Seoul)')
    await user.click(within(row).getByRole('link', { name: 'Maintenance' }))
    expect(await screen.findByRole('textbox', { name: 'Priority', hidden: true })).toHaveValue('0')
    expect(screen.getByText('More: Tone, Priority and Time zone')).toBeVisible()
  })

  it('warns about a language without a text, which is not saved', async () => {
    const { user, saved } = await openNotice()
    await user.clear(within(screen.getByRole('group', { name: 'Title' })).getByLabelText('Chinese'))
    expect(await screen.findByText(/Hidden in Chinese/)).toBeInTheDocument()
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, title: { kor: '점검', en: 'Maintenance' } }))
  })

  it('has only a title if no language has a text, as in the app', async () => {
    const { user, saved } = await openNotice()
    const texts = within(screen.getByRole('group', { name: 'Text' }))
    for (const language of ['Korean', 'Chinese', 'English']) await user.clear(texts.getByLabelText(language))
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, body: {} }))
    expect(screen.queryByText(/^Hidden in/)).toBeNull()
  })

  it('is planned, showing or over by the service’s time, whatever the operator’s clock says', async () => {
    const { api, from } = await openNotice()
    api.setNow('2031-05-05T11:59:59.000Z')
    fireEvent.change(from, { target: { value: '2031-05-05T21:00' } })
    expect(await screen.findByText('In the change: planned')).toBeVisible()
    expect(screen.getByText('Showing')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('In the change: planned')).toBeNull())
    fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2031-05-05T21:30' } })
    api.setNow('2031-05-05T12:30:00.000Z')
    expect(await screen.findByText('In the change: over')).toBeVisible()
  })

  it('is for those whom an operator chooses, and for everybody when nothing is left chosen', async () => {
    const { user, saved } = await openNotice()
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }))
    await user.type(screen.getByLabelText('VIP from'), '5')
    await waitFor(() => expect(saved()).toEqual({ ...testNotice, audience: { roles: ['agents'], vipFrom: 5 } }))

    await user.type(screen.getByLabelText('VIP from'), '55')
    expect(screen.getByLabelText('VIP from')).toHaveAccessibleDescription(/whole number from 0 to 100/)
    expect(screen.getByLabelText('VIP from')).toHaveValue('555')

    await user.clear(screen.getByLabelText('VIP from'))
    await user.click(screen.getByRole('checkbox', { name: 'Agents' }))
    await waitFor(() => expect(saved()).toBeUndefined())
  })

  it('shows at its fields only the issues of this notice', () => {
    const errors = issuesAsErrors(
      ['/notices/1/until', '/notices/12/until'].map((path) => ({
        document: 'notices.json',
        path,
        severity: 'error' as const,
        code: 'min-max' as const,
        message: path,
        line: 1,
        column: 1,
      })),
      testWords.en,
      'notices.json',
      '/notices/1',
    )
    expect(errors.map(({ message }) => message)).toEqual(['/notices/1/until'])
  })

  it('needs a place to show', async () => {
    const { api, user } = await openNotice()
    await user.click(screen.getByRole('checkbox', { name: 'Home' }))
    expect(await screen.findByText('At least one is needed.')).toBeInTheDocument()
    expect(api.calls).toEqual([])
  })

  it('is removed after a question, and the removal can be undone', async () => {
    const { api, user } = await openNotice()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed, not live yet')).toBeInTheDocument()
    expect(api.edits()).toMatchObject([{ fact: FACT, value: null }])
    await user.click(screen.getByRole('link', { name: 'Maintenance' }))
    expect(await screen.findByText('The change removes this message.')).toBeVisible()
    const details = await openDetails(user, 'Notices › Maintenance')
    await user.click(details.getByRole('button', { name: 'Undo Notices › Maintenance' }))
    await waitFor(() => expect(api.edits()).toEqual([]))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('is in the draft from its first change', async () => {
    const api = createFakeDesk()
    const { user } = renderDesk(api, '/notices')
    await beginNew(user, 'Notice')
    const title = within(await screen.findByRole('group', { name: 'Title' }))
    expect(api.edits()).toEqual([])
    await user.type(title.getByLabelText('English'), 'Hello')
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        { fact: expect.stringMatching(/^notice:n-\d{8}-[0-9a-z]{4}$/), value: { title: { en: 'Hello' } } },
      ]),
    )
    // Members do not see it yet.
    expect(screen.getByText('In the change: showing')).toBeVisible()
    expect(screen.queryByText('Showing')).toBeNull()
  })
})

describe('a banner', () => {
  it('is a picture for each language, chosen from the library, with what it says and where it leads', async () => {
    const api = createFakeDesk({ pictures: [summer] })
    const { user } = renderDesk(api, '/notices')
    await beginNew(user, 'Banner')
    expect(await screen.findByRole('heading', { name: 'New banner' })).toBeVisible()
    const words = within(screen.getByRole('group', { name: 'What the picture says' }))
    await user.type(words.getByLabelText('Korean'), '여름')
    // The picture is said to be missing once its field has been left with all that belongs to it, not before.
    expect(screen.queryByText('At least one is needed.')).toBeNull()
    expect(screen.getByText(/^Not saved: correct it first/)).toBeInTheDocument()
    screen.getByRole('button', { name: 'Picture' }).focus()
    await user.tab()
    expect(screen.getByText('Different per language')).toHaveFocus()
    expect(screen.queryByText('At least one is needed.')).toBeNull()
    await user.click(words.getByLabelText('Korean'))
    expect(await screen.findByText('At least one is needed.')).toBeVisible()
    expect(api.edits()).toEqual([])

    await user.click(screen.getByText('Different per language'))
    const pictures = within(screen.getByRole('group', { name: 'Different per language' }))
    await user.click(pictures.getByRole('button', { name: 'Korean' }))
    await user.click(await screen.findByRole('button', { name: 'Choose summer' }))
    await user.selectOptions(screen.getByLabelText('Leads to'), 'Home /')
    const banner = {
      places: ['banner'],
      picture: { kor: libraryPicture(summer.sha) },
      title: { kor: '여름' },
      body: {},
      link: '/',
    }
    await waitFor(() => expect(api.edits()).toMatchObject([{ value: banner }]))
    expect(screen.getByText(/^Hidden in Chinese and English: a picture/)).toBeVisible()

    await user.click(screen.getByText('Title and text on the picture'))
    for (const [name, text] of [
      ['Text', '첫 입금 두 배'],
      ['Button', '입금하기'],
    ] as const)
      await user.type(within(screen.getByRole('group', { name })).getByLabelText('Korean'), text)
    const written = { ...banner, body: { kor: '첫 입금 두 배' }, button: { kor: '입금하기' } }
    await waitFor(() => expect(api.edits()).toMatchObject([{ value: written }]))

    await user.selectOptions(screen.getByLabelText('Leads to'), 'Nowhere')
    await waitFor(() => expect(api.edits()[0]?.value).not.toHaveProperty('link'))
    await user.click(screen.getByRole('button', { name: 'Take away the picture: Korean' }))
    expect(await screen.findByText('At least one is needed.')).toBeVisible()
  })

  it('begins with what the library has each picture say, where nothing else is written', async () => {
    const api = createFakeDesk({ pictures: [{ ...summer, alt: { kor: '여름', cn: '夏天' } }] })
    const { user } = renderDesk(api, '/notices/n-1?banner')
    const words = within(await screen.findByRole('group', { name: 'What the picture says' }))
    await user.click(screen.getByText('Different per language'))
    const pictures = within(screen.getByRole('group', { name: 'Different per language' }))
    await user.type(words.getByLabelText('Korean'), '우리 여름')
    for (const language of ['Korean', 'Chinese']) {
      await user.click(pictures.getByRole('button', { name: language }))
      await user.click(await screen.findByRole('button', { name: 'Choose summer' }))
    }
    await waitFor(() => expect(api.edits()).toMatchObject([{ value: { title: { kor: '우리 여름', cn: '夏天' } } }]))
  })

  it('moves the focus to the choice of another picture when one is taken away', async () => {
    const api = createFakeDesk({ pictures: [summer] })
    api.editAs('mina', 'notice:sale', {
      ...testNotice,
      id: 'sale',
      places: ['banner'],
      body: {},
      picture: { kor: libraryPicture(summer.sha), en: libraryPicture(summer.sha) },
    })
    const { user } = renderDesk(api, '/notices/sale')
    await user.click(await screen.findByRole('button', { name: 'Take away the picture: Korean' }))
    const pictures = within(screen.getByRole('group', { name: 'Different per language' }))
    expect(pictures.getByRole('button', { name: 'Korean' })).toHaveFocus()
  })

  it('has one picture for all languages where an operator chooses one', async () => {
    const api = createFakeDesk({ pictures: [{ ...summer, alt: { kor: '여름', cn: '夏天', en: 'Summer' } }] })
    const { user } = renderDesk(api, '/notices/n-1?banner')
    await user.click(await screen.findByRole('button', { name: 'Picture' }))
    await user.click(await screen.findByRole('button', { name: 'Choose summer' }))
    const address = libraryPicture(summer.sha)
    await waitFor(() =>
      expect(api.edits()).toMatchObject([
        {
          value: {
            picture: { kor: address, cn: address, en: address },
            title: { kor: '여름', cn: '夏天', en: 'Summer' },
          },
        },
      ]),
    )
    expect(screen.getByRole('group', { name: 'Different per language' })).not.toBeVisible()
  })

  it('is no place of a notice', async () => {
    await openNotice()
    expect(screen.getByRole('checkbox', { name: 'Home' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Banner on home' })).toBeNull()
  })
})

describe('the pop-up on home', () => {
  it('is no place of a new notice', async () => {
    await openNotice()
    expect(screen.queryByRole('checkbox', { name: 'Pop-up on home' })).toBeNull()
  })

  it('stays with a notice that has it, and can be taken away', async () => {
    const api = createFakeDesk()
    api.editAs('mina', FACT, { ...testNotice, places: ['home', 'popup'] })
    const { user } = renderDesk(api, '/notices/maintenance')
    const popup = await screen.findByRole('checkbox', { name: 'Pop-up on home' })
    expect(popup).toBeChecked()
    await user.click(popup)
    await waitFor(() => expect(api.edits()).toEqual([]))
    expect(popup).not.toBeChecked()
  })
})

it('the list says where each notice shows and to whom', async () => {
  const api = createFakeDesk()
  api.editAs('mina', 'notice:sale', {
    ...testNotice,
    id: 'sale',
    places: ['banner'],
    title: { en: 'Sale' },
    body: {},
    picture: { en: libraryPicture(summer.sha) },
    audience: { roles: ['agents'], vipFrom: 5 },
  })
  renderDesk(api, '/notices')
  const row = await screen.findByRole('row', { name: /Sale/ })
  expect(row).toHaveTextContent('Banner on home')
  expect(row).toHaveTextContent('Agents, VIP 5 and up')
  expect(row.querySelector('img')).toHaveAttribute('src', `/media/${summer.sha}-400.webp`)
  expect(screen.getByRole('row', { name: /Maintenance/ })).toHaveTextContent(/^NoticeMaintenanceHomeAlwaysShowing$/)
})
