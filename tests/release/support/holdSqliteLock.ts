import Database from 'better-sqlite3'

/**
 * A process that keeps others from writing until it is killed: `node holdSqliteLock.ts <database>`; says `held` once it
 * does.
 */
const [path = ''] = process.argv.slice(2)
const database = new Database(path, { fileMustExist: true })
database.exec('begin immediate')
process.stdout.write('held\n')
// Kept referenced: a connection that nothing refers to is closed.
process.stdin.resume().once('end', () => database.close())
