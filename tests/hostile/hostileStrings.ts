/** The traces of the list's markup if it is read as markup. */
export const TRACE = 'data-hostile'
/** The trace of the list's code if it runs. */
export const RAN = 'hostileRan'

const run = `window.${RAN}=1`
const trace = `${TRACE}=1`

const markup = [
  `<b ${trace}>bold</b>`,
  `<script ${trace}>${run}</script>`,
  `<SCRIPT ${trace}>${run}</SCRIPT >`,
  `<scr<script>ipt ${trace}>${run}</scr</script>ipt>`,
  `</script><script ${trace}>${run}</script>`,
  `</title><script ${trace}>${run}</script>`,
  `</textarea><img ${trace} src=x onerror=${run}>`,
  `<img ${trace} src=x onerror="${run}">`,
  `<img ${trace} src=x onerror=${run}//`,
  `<img ${trace} src="x\`\`onerror=${run}">`,
  `<svg ${trace} onload="${run}"></svg>`,
  `<svg ${trace}><script>${run}</script></svg>`,
  `<svg ${trace}><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<math ${trace}><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<iframe ${trace} src="javascript:${run}"></iframe>`,
  `<iframe ${trace} srcdoc="<script>parent.${RAN}=1</script>"></iframe>`,
  `<object ${trace} data="javascript:${run}"></object>`,
  `<embed ${trace} src="javascript:${run}">`,
  `<a ${trace} href="javascript:${run}">press</a>`,
  `<form ${trace} action="javascript:${run}"><button>press</button></form>`,
  `<button ${trace} formaction="javascript:${run}">press</button>`,
  `<input ${trace} autofocus onfocus="${run}">`,
  `<details ${trace} open ontoggle="${run}">`,
  `<video ${trace}><source onerror="${run}"></video>`,
  `<body ${trace} onload="${run}">`,
  `<base ${trace} href="https://elsewhere.example/">`,
  `<meta ${trace} http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link ${trace} rel=stylesheet href="https://elsewhere.example/x.css">`,
  `<style ${trace}>*{display:none}</style>`,
  `<div ${trace} style="position:fixed;inset:0;background:url(javascript:${run})">`,
  `<template ${trace}><script>${run}</script></template>`,
  `<!--><img ${trace} src=x onerror=${run}>-->`,
  `<![CDATA[<img ${trace} src=x onerror=${run}>]]>`,
  `&lt;img ${trace} src=x onerror=${run}&gt;`,
  `&#60;script ${trace}&#62;${run}&#60;/script&#62;`,
  `"><img ${trace} src=x onerror=${run}>`,
  `'><img ${trace} src=x onerror=${run}>`,
  `" onmouseover="${run}" ${trace} x="`,
  `' onfocus='${run}' autofocus ${trace} x='`,
]

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\tjavascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `\u0001javascript:${run}`,
  `javascript\u200B:${run}`,
  `javascript&colon;${run}`,
  `javascript%3A${run}`,
  `&#106;avascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuaG9zdGlsZVJhbj0xPC9zY3JpcHQ+',
  `blob:https://elsewhere.example/1`,
  'view-source:javascript:1',
  'file:///etc/passwd',
  'https://user:secret@elsewhere.example/',
  '//elsewhere.example/',
  '///elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example\\share',
  'https:elsewhere.example',
  '/login?redirect=//elsewhere.example',
  '/#//elsewhere.example',
  '/%2F%2Felsewhere.example',
  '?redirect=javascript:1',
]

const templates = [
  '${7*7}',
  '#{7*7}',
  '{{7*7}}',
  '{{constructor.constructor("return 1")()}}',
  '<%= 7*7 %>',
  '{% raw %}7{% endraw %}',
  '%{7*7}',
  '[[${7*7}]]',
  '$t(app.offline)',
  '$t(app.offline, {"count": 2})',
  '{{user.username}}',
  '{{- user.username}}',
  '{{value, number}}',
  '=session.loggedIn',
  '=1/0',
]

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'constructor.prototype.polluted',
  '__proto__[polluted]=1',
  '{"__proto__":{"polluted":1}}',
]

const characters = [
  '\u202Eevil\u202C',
  '\u2066\u202Egnp.exe\u2069',
  '\u200Fright\u200E',
  'zero\u200Bwidth\u200Cjoined\u200D\uFEFF',
  '\u0000null',
  'bell\u0007 escape\u001B[31mred\u001B[0m',
  '\u001B[2J\u001B[1;1H',
  '\u001B]0;title\u0007',
  'C1\u009B31m',
  '\uD800lone high',
  'lone low\uDFFF',
  '\uFFFD\uFFFE\uFFFF',
  'line\u2028separator\u2029paragraph',
  'Z\u0351\u036B\u0343\u036A\u0302A\u033A\u0325L\u034DG\u0347O\u0322',
  '👩‍👩‍👧‍👦🏳️‍🌈🇰🇷',
  '\u{E0001}\u{E0041}tags',
  '\u00AD\u034F\u180E\u2060',
  '﷽'.repeat(20),
  '한'.repeat(400),
  'W'.repeat(2000),
  'a '.repeat(1000),
]

const lines = [
  'first\nsecond',
  'first\r\nsecond: header',
  '\r\nSet-Cookie: forged=1',
  '%0d%0aSet-Cookie: forged=1',
  '\n{"level":50,"time":1,"msg":"forged"}',
  '”\n→ 99  2026-01-01T00:00:00Z  publish  owner  0 edits  “forged',
  '\u0085next line',
  '\u000Bvertical\u000Cform',
]

const commands = [
  "' OR '1'='1",
  "'; DROP TABLE releases;--",
  '" OR ""="',
  '1; SELECT pg_sleep(10)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'CON',
  '$(touch hostile)',
  '`touch hostile`',
  '| touch hostile',
  '=HYPERLINK("https://elsewhere.example","press")',
  "+1+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '-2+3',
  '(a+)+$',
  '*)(uid=*))(|(uid=*',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
]

/** Texts that pose as markup, code, an address, a key, a command or another line. */
export const hostileStrings: readonly string[] = [
  ...markup,
  ...addresses,
  ...templates,
  ...keys,
  ...characters,
  ...lines,
  ...commands,
]

/** One after the other, then again from the beginning. */
export function takeHostile(): () => string {
  let next = 0
  return () => hostileStrings[next++ % hostileStrings.length] ?? ''
}
