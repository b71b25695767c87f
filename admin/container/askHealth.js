// Whether the service answers, for the health check of a container: ready it may be only in a minute.
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] || 4600}/healthz`)
process.exitCode = answer.ok ? 0 : 1
