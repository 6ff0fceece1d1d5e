import type { Role } from '@/lib/domain/user-schemas';

/** Public: printed and shown on the sign-in page. The demo runs on a loopback address only. */
export const demoPassword = 'Demo-2026!';

export const demoAccounts: readonly { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: 'admin@demo.example', firstName: 'Halina', lastName: 'Brzezińska', role: 'ADMIN' },
  { email: 'recruiter@demo.example', firstName: 'Marta', lastName: 'Zielonka', role: 'RECRUITER' },
  { email: 'viewer@demo.example', firstName: 'Tomasz', lastName: 'Wrzosek', role: 'VIEWER' },
];
