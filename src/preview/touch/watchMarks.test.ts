// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMarks } from './marks.ts'
import { type MarkWatch, watchMarks } from './watchMarks.ts'

const title = { text: 'home.title' }
const label = { text: 'home.label' }

describe('watching for marks', () => {
  const marks = createMarks()
  let watch: MarkWatch
  let item: HTMLLIElement
  let text: Text

  beforeEach(() => {
    item = document.createElement('li')
    item.setAttribute('aria-label', marks.put('Label', label))
    text = item.appendChild(document.createTextNode(marks.put('Title', title)))
    document.body.replaceChildren(item, document.createElement('li'))
    watch = watchMarks(document, marks)
  })
  afterEach(() => watch.stop())

  const said = () => [item.getAttribute('aria-label'), text.data]
  /** The observer hears of a change after the script that made it. */
  const heard = async () => new Promise((resolve) => setTimeout(resolve))

  it('takes them off texts and attributes, and tells what these are of', () => {
    expect(said()).toEqual(['Label', 'Title'])
    expect([watch.of(item), watch.of(text)]).toEqual([[label], [title]])
  })

  it('knows an element again that is moved', async () => {
    document.body.append(item)
    await heard()
    expect([watch.of(item), watch.of(text)]).toEqual([[label], [title]])
  })

  it('forgets what a text and an attribute were of that say something else', async () => {
    item.setAttribute('aria-label', 'Other')
    text.data = 'Other'
    await heard()
    expect([watch.of(item), watch.of(text)]).toEqual([[], []])
    item.setAttribute('aria-label', marks.put('Third', title))
    text.data = marks.put('Third', label)
    await heard()
    expect(said()).toEqual(['Third', 'Third'])
    expect([watch.of(item), watch.of(text)]).toEqual([[title], [label]])
  })
})
