import { expect, it } from 'vitest'
import { BoundedParser } from './parseHtml.ts'

/** What a parser says that leaves so many elements open and no more. */
function read(html: string, most: number): string {
  let open = 0
  let said = ''
  const parser = new BoundedParser(
    {
      onopentag: (name) => {
        open += 1
        said += `<${name}>`
      },
      ontext: (text) => {
        said += text
      },
      onclosetag: (name) => {
        open -= 1
        said += `</${name}>`
      },
    },
    () => open < most,
  )
  parser.end(html)
  return said
}

it('closes at once what is one too many, and keeps what is in it', () => {
  expect(read('<b>1<i>2<u>3</u>4</i>5</b>', 2)).toBe('<b>1<i>2<u></u>34</i>5</b>')
  expect(read('<b>'.repeat(4), 2)).toBe('<b><b><b></b><b></b></b></b>')
})

it('closes what the next tag ends before it counts the open elements', () => {
  expect(read('<p>1<p>2<p>3', 1)).toBe('<p>1</p><p>2</p><p>3</p>')
})

it('leaves alone what needs no closing tag', () => {
  expect(read('<b>1<br>2</b><hr>', 1)).toBe('<b>1<br></br>2</b><hr></hr>')
})
