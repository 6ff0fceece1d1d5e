export { query, withClient } from '../../lib/db/with-client';
