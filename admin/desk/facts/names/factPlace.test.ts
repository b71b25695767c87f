import { describe, expect, it } from 'vitest'
import { createDraft } from '../draft/createDraft.ts'
import { createFakeDesk } from '../../testing/createFakeDesk.ts'
import { testNotice } from '../../testing/testDocuments.ts'
import { documentPlace, factPlace } from './factPlace.ts'

describe('the way to what is wrong', () => {
  it('leads from a fact to the page that edits it', () => {
    const paths = [
      'settings:/recharge/bank/min',
      'settings:/recharge/defaultMin',
      'settings:/cards/max',
      'settings:/tabBar/0/path',
      'copy:en:recharge.title',
      'notice:n-1',
      'dialog:rules',
      'block:home/menu',
    ].map((fact) => factPlace(fact)?.path)
    expect(paths).toEqual([
      '/money',
      '/money',
      '/money',
      '/screens/everywhere',
      '/texts?keys=recharge.title',
      '/messages/notices/n-1',
      '/messages/dialogs/rules',
      '/screens/home',
    ])
  })

  it('leads from a path in a document to that text, notice or setting', async () => {
    const draft = createDraft(createFakeDesk(), { owner: 'mina' })
    await draft.load()
    draft.edit('notice:earlier', { ...testNotice, id: 'earlier' })
    await draft.flush()
    const place = (document: string, pointer = '') => documentPlace(document, pointer, draft.getSnapshot())?.path
    expect(place('copy/cn.json', '/recharge.title')).toBe('/texts?keys=recharge.title')
    // The shipped notice comes first in the document, operators' own after it.
    expect([
      place('notices.json', '/notices/0/title'),
      place('notices.json', '/notices/1/until'),
      place('notices.json'),
    ]).toEqual(['/messages/notices/maintenance', '/messages/notices/earlier', '/messages/notices/'])
    expect([
      place('settings.json', '/recharge/wechat/max'),
      place('settings.json', '/recharge'),
      place('settings.json', '/hours/weekdays/to'),
      place('settings.json', '/sponsors/0'),
    ]).toEqual(['/money', '/money', '/money', '/screens/everywhere'])
    expect([
      place('dialogs.json', '/dialogs/rules/places/0'),
      place('screens/home.json', '/body/0'),
      place('choices.json', '/lists'),
    ]).toEqual(['/messages/dialogs/rules', '/screens/home?at=%2Fbody%2F0', undefined])
  })
})
