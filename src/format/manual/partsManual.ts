import { kinds, type Kind } from '../parts/gives.ts'
import type { PartType } from '../parts/Part.ts'
import type { SourceFile } from '../SourceFile.ts'
import { keysOf } from '../value/keysOf.ts'

const stands: Readonly<Record<Kind, string>> = {
  screen: 'in the root of a screen, which says `id`, `path` and `title` itself',
  block: 'in every list of blocks',
  blocks: 'in every list of blocks, one by one',
  tab: 'in the `items` of `tabs`',
  row: 'as the `row` of a block',
  field: 'in `fields` of a form or a filter',
  property: "in a schema's `properties`",
  source: 'in `sources`',
  params: 'as `with`, `query`, `props` or `messages`; behind `"..."` in `values`, `fields` and `sources`',
  list: 'in `do`, `rules`, `rows`, `cells`, `items`, `columns` and `actions`, one by one',
}

/** Words for what a parameter is given, by its type. */
export const wordsOfType: Readonly<Record<PartType, string>> = {
  name: 'a name, written plainly',
  text: 'a text: a copy key, an object with "copy", or an expression',
  amount: 'an amount or an expression',
  number: 'a number or an expression',
  string: 'a text or an expression that gives one',
  bool: 'true, false or an expression',
  list: 'a list or an expression',
  json: 'any value, object or list',
}

/** Chapter of the manual on parts, with two of the shipped ones as examples. */
export function partsManual(files: readonly SourceFile[]): string {
  const json = (path: string) =>
    files
      .filter((file) => file.path === path)
      .map(({ text }) => `\`schemas/${path}\`:\n\n\`\`\`json\n${text.trimEnd()}\n\`\`\``)
      .join('')
  return `## Parts

What several places say alike stands in \`schemas/parts/<id>.json\`: what it \`gives\`, the parameters that it \`takes\`, and the
\`part\` itself. Documents use it by \`{ "use": id, "with": { … } }\`. Parts are written out before anything else sees a document:
releases, the desk and phones know nothing of them. A document that is stored at the desk uses none.

| gives | stands |
| --- | --- |
${keysOf(kinds)
  .map((kind) => `| \`${kind}\`: ${kinds[kind].words} | ${stands[kind]} |`)
  .join('\n')}

- \`takes\` has a type for each parameter, or \`{ "type": …, "default": … }\`:
${keysOf(wordsOfType)
  .map((type) => `  - \`${type}\` is given ${wordsOfType[type]}`)
  .join('\n')}
- \`"=part.x"\` alone is what was given, whatever it is. Within an expression it is the value, or the expression that was given,
  in brackets where it needs them; names become text. Names, texts and \`+\` alone make another name: \`"=part.way + 'Code'"\`;
  in brackets it names a member: \`value[part.way + 'Min']\`.
- A given expression is read where it lands: \`form.amount\` is the amount of the part's form.
- A key beside \`use\` replaces that of the part, whole.
- \`"..."\` puts members among members and entries among entries: \`"...": { "use": id }\`, \`"...": "=part.fields"\`, or a list of
  these.
- **Names of a form or a row**: \`values\` beside \`fields\`, or in a row, names what is said there often. \`value.fee\` is then the
  expression itself; one name may read those before it.
- \`npm run check -- schemas/parts/<id>.json\` checks a part with its uses. A mistake is told once, where its words are written,
  and its uses are counted; an editor completes \`use\` and what is given.

The ways of paying by code are one part, used by two lines of \`recharge\`. It uses \`deposit\` in turn, the form of all five ways:

\`\`\`json
[
  { "use": "codeDeposit", "with": { "way": "wechat", "title": "recharge.reviewWechat" } },
  { "use": "codeDeposit", "with": { "way": "alipay", "title": "recharge.reviewAlipay" } }
]
\`\`\`

${json('parts/codeDeposit.json')}

The two lottery boards are one screen:

${json('screens/k3.json')}`
}
