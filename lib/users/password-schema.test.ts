import { passwordSchema } from './password-schema';

test.each(['Haslo-12', 'Zażółć_9', 'A1!' + 'b'.repeat(97)])('%p is a password', (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(true);
});

test.each([
  'Krót-1a',
  'A1!' + 'b'.repeat(98),
  'bez-wielkiej1',
  'BEZ-MALEJ1',
  'Bez-Cyfry-',
  'BezZnaku12',
  'Ze spacja 12',
])('%p is not a password', (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(false);
});
