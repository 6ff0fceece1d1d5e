import pg from 'pg';
import { ApiClient } from '../../tests/api-client';
import { baseUrl, expect, test } from '../fixtures';

/** Locks the row of the user's newest session, which the server updates before it knows the user. */
async function lockSession(email: string) {
  const database = new pg.Client({ connectionString: process.env.PRODUCT_DATABASE_URL });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    `SELECT id FROM user_session WHERE user_id = (SELECT id FROM app_user WHERE email = $1)
     ORDER BY created_at DESC LIMIT 1`,
    [email],
  );
  const values = [rows[0]?.id];
  // Its last use is stored once a minute.
  await database.query(`UPDATE user_session SET last_seen_at = now() - interval '5 minutes' WHERE id = $1`, values);
  await database.query('BEGIN');
  await database.query('SELECT 1 FROM user_session WHERE id = $1 FOR UPDATE', values);
  return {
    /** Cancels the statements that wait for the row. @returns how many */
    cancelWaiting: async (): Promise<number> => {
      const waiting = await database.query(
        'SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))',
      );
      return waiting.rows.length;
    },
    release: () => database.end(),
  };
}

test('§6 current user details are loaded before the app renders: a full-screen spinner while they load or if loading fails', async ({
  page,
  fixtures,
  setLocale,
}) => {
  const person = await ApiClient.signInAs(baseUrl(), fixtures.newViewerEmail, fixtures.newUserPassword);
  await page.context().addCookies(person.browserCookies());
  await setLocale('en');
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' }).first();
  const app = page.getByRole('link', { name: 'Interview simulation' });
  const session = await lockSession(fixtures.newViewerEmail);
  try {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(spinner).toBeVisible();
    await expect(app).toHaveCount(0);
    expect(await session.cancelWaiting()).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible();
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Try again. If the connection was lost' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^database\.unavailable$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@recruitment-assistant.example' })).toBeVisible();
    await expect(app).toHaveCount(0);
  } finally {
    await session.release();
  }
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(app).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account could not be loaded' })).toHaveCount(0);
});
