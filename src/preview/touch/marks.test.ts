import { describe, expect, it } from 'vitest'
import { createMarks } from './marks.ts'

describe('marks', () => {
  it('come off again and say what the text is of', () => {
    const marks = createMarks()
    const [title, intro] = [marks.put('입금', { text: 'recharge.title' }), marks.put('Hello', { text: 'home.intro' })]
    expect(title).not.toBe('입금')
    expect(title.endsWith('입금')).toBe(true)
    expect(marks.take(title)).toEqual({ text: '입금', of: [{ text: 'recharge.title' }] })
    expect(marks.take(intro)?.of).toEqual([{ text: 'home.intro' }])
  })

  it('tell a text within another, the outer first', () => {
    const marks = createMarks()
    const sentence = marks.put('Choose {{way}}', { text: 'outer' })
    const filled = sentence.replace('{{way}}', marks.put('Bank', { text: 'inner' }))
    expect(marks.take(filled)).toEqual({ text: 'Choose Bank', of: [{ text: 'outer' }, { text: 'inner' }] })
  })

  it('stand before each paragraph, which views take apart', () => {
    const marks = createMarks()
    const [first = '', second = ''] = marks.put('One\nline\n\nTwo', { notice: 'n1' }).split('\n\n')
    expect(marks.take(first)).toEqual({ text: 'One\nline', of: [{ notice: 'n1' }] })
    expect(marks.take(second)).toEqual({ text: 'Two', of: [{ notice: 'n1' }] })
  })

  it('leave alone what is empty, what joins emoji, and numbers they do not know', () => {
    const marks = createMarks()
    expect(marks.put('', { text: 'a' })).toBe('')
    expect(marks.take('👩‍💻')).toBeUndefined()
    expect(marks.take('\u2063\u200D\u2063x')).toEqual({ text: 'x', of: [] })
  })
})
