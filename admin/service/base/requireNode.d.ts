/**
 * A sentence when this Node is too old, because better-sqlite3 would end an older one with a segmentation fault
 * instead.
 */
export declare function requireNode(version: string): string | undefined
