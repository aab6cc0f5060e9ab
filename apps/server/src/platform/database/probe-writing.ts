import type { Pool } from 'pg'

/**
 * Writes 2 MB and takes them back: a small row could still find room in a page that is there. Rejects with the
 * database's reason when it cannot.
 */
export const probeWriting = async (pool: Pool): Promise<void> => {
  const connection = await pool.connect()
  let isBroken = true
  try {
    await connection.query('begin')
    await connection.query(
      "create temporary table written on commit drop as select repeat('x', 1000) from generate_series(1, 2000)",
    )
    await connection.query('rollback')
    isBroken = false
  } finally {
    connection.release(isBroken)
  }
}
