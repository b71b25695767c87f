// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PropertySchema } from '../../format/blocks/form.ts'
import { createRenderer } from '../screen/Renderer.ts'
import { createTestHost, failure } from '../testing/createTestHost.ts'
import { expressionOf as cel } from '../testing/planOf.ts'
import { heldFiles, holdFile } from './heldFiles.ts'
import { formBlock, sending } from './testing/formBlock.ts'
import { playForm, type PlayFormOptions } from './testing/playForm.tsx'

const list: PropertySchema = { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string' } }
const pdf = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const input = () => screen.getByLabelText('papers')
const row = (name: string) => within(screen.getByText(name).closest('li')!)
const copy = {
  'form.rowAdd': 'Add {{row}}',
  'form.rowRemove': 'Remove {{row}} {{number}}',
  'form.uploadKind': 'only {{kinds}}',
  'validation.files': 'finish {{label}}',
}

/** A form of one field for files; the platform's answers to its uploads in order: an id, or why not. */
async function play(schema: PropertySchema, uploads: readonly unknown[], options: PlayFormOptions = {}) {
  const block = formBlock(
    { papers: { schema, widget: 'files', call: 'uploadImage', accept: ['pdf', 'picture'], required: true } },
    { submit: sending('transfer', { wallet: cel('form.papers') }) },
  )
  const left = [...uploads]
  const playing = await playForm(block, {
    copy,
    answers: {
      transfer: {},
      uploadImage: async () => {
        const next = await left.shift()
        if (next instanceof Error) throw next
        return { id: next }
      },
    },
    ...options,
  })
  const sent = () => playing.host.callsOf('transfer').map(({ params }) => params)
  return { ...playing, sent, send: async () => playing.user.click(screen.getByRole('button', { name: 'submit' })) }
}

describe('a field for files', () => {
  it('says every limit first, uploads what is chosen and sends the ids', async () => {
    const { user, send, sent } = await play(list, ['7', '8'])
    expect(input()).toHaveAccessibleDescription('JPG, PNG, PDF · ≤ 5 MB · ≤ 2')
    expect(input()).toHaveAttribute('accept', 'image/*,application/pdf')
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a.pdf', 'b.pdf'])
    expect(input()).toHaveAccessibleDescription(/^validation\.maxItems papers 2/)
    await send()
    expect(sent()).toEqual([{ wallet: ['7', '8'] }])
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull())
  })

  it('takes one in place of another where it takes one', async () => {
    const { user, send, sent } = await play({ type: 'string' }, ['7', '8'])
    await send()
    expect(input()).toHaveAccessibleDescription(/^validation\.required papers/)
    await user.upload(input(), pdf('a.pdf'))
    await user.upload(input(), pdf('b.pdf'))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByText('a.pdf')).toBeNull()
    await send()
    expect(sent()).toEqual([{ wallet: '8' }])
  })

  it('is not sent before its files are stored, and sends one again that failed', async () => {
    const first = Promise.withResolvers<unknown>()
    const { user, host, send, sent } = await play(list, [first.promise, '8'])
    await user.upload(input(), pdf('a.pdf'))
    expect(row('a.pdf').getByRole('progressbar', { name: 'a.pdf' })).toBeInTheDocument()
    await send()
    expect(host.faults()).toEqual(['finish papers'])
    await act(async () => first.resolve(failure('refused', 'too dark', 'uploadImage')))
    expect(row('a.pdf').getByText('too dark')).toBeInTheDocument()
    await send()
    expect(sent()).toEqual([])
    await user.click(row('a.pdf').getByRole('button', { name: 'Try again a.pdf' }))
    await waitFor(() => expect(row('a.pdf').queryByText('too dark')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await send()
    expect(sent()).toEqual([{ wallet: ['8'] }])
  })

  it('sends nothing more of a member who has left', async () => {
    const host = createTestHost({ answers: {} })
    const renderer = createRenderer(host)
    const first = Promise.withResolvers<object>()
    host.answer('uploadImage', async () => first.promise)
    holdFile(renderer, 'uploadImage', pdf('a.pdf'))
    holdFile(renderer, 'uploadImage', pdf('b.pdf'))
    await waitFor(() => expect(host.callsOf('uploadImage')).toHaveLength(1))
    heldFiles(renderer).clear()
    await act(async () => first.resolve({ id: '7' }))
    // The queue has come to its end once a third is asked for.
    holdFile(renderer, 'uploadImage', pdf('c.pdf'))
    await waitFor(() => expect(host.callsOf('uploadImage')).toHaveLength(2))
    expect(host.callsOf('uploadImage').map(({ params }) => (params as { file: File }).file.name)).toEqual([
      'a.pdf',
      'c.pdf',
    ])
  })

  it('lets a file be taken away again', async () => {
    const { user, send, sent } = await play(list, ['7', '8'])
    await user.upload(input(), [pdf('a.pdf'), pdf('b.pdf')])
    await user.click(row('a.pdf').getByRole('button', { name: 'Remove papers 1' }))
    expect(input()).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    await send()
    expect(sent()).toEqual([{ wallet: ['8'] }])
  })

  it('refuses what it does not take, what is too large and a picture that cannot be read', async () => {
    const { user, host } = await play(list, [])
    const text = new File(['x'], 'a.txt', { type: 'text/plain' })
    await userEvent.setup({ applyAccept: false }).upload(input(), text)
    expect(input()).toHaveAccessibleDescription(/^only JPG, PNG, PDF/)
    await user.upload(input(), pdf('large.pdf', 5 * 1024 * 1024 + 1))
    expect(input()).toHaveAccessibleDescription(/^form\.uploadSize 5/)
    expect(screen.queryByRole('listitem')).toBeNull()
    // jsdom reads no pictures.
    await user.upload(input(), new File(['x'], 'a.png', { type: 'image/png' }))
    await waitFor(() => expect(row('a.png').getByText('only JPG, PNG, PDF')).toBeInTheDocument())
    expect(row('a.png').queryByRole('button', { name: /Try again/ })).toBeNull()
    expect(host.callsOf('uploadImage')).toEqual([])
  })
})
