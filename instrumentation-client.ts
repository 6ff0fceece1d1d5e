import { watchConnection } from '@/components/connection/watch-connection';

// Next runs this file before anything else of the page.
watchConnection();
