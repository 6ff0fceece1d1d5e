/** Polish voivodeships, as they are stored. */
export const voivodeships = [
  ...(['dolnośląskie', 'kujawsko-pomorskie', 'lubelskie', 'lubuskie', 'łódzkie', 'małopolskie'] as const),
  ...(['mazowieckie', 'opolskie', 'podkarpackie', 'podlaskie', 'pomorskie', 'śląskie'] as const),
  ...(['świętokrzyskie', 'warmińsko-mazurskie', 'wielkopolskie', 'zachodniopomorskie'] as const),
] as const;

/** Countries that a form offers, ISO 3166-1 alpha-2; others stay as they were read. */
export const countryCodes = [
  ...(['PL', 'AL', 'AM', 'AT', 'AZ', 'BA', 'BE', 'BG', 'BY', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI'] as const),
  ...(['FR', 'GB', 'GE', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'KZ', 'LI', 'LT', 'LU', 'LV', 'MD', 'ME', 'MK'] as const),
  ...(['MT', 'NL', 'NO', 'PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'TR', 'UA', 'XK', 'AE', 'AR', 'AU', 'BD', 'BR'] as const),
  ...(['CA', 'CL', 'CN', 'CO', 'EG', 'ID', 'IL', 'IN', 'JP', 'KG', 'KR', 'MA', 'MX', 'NG', 'NP', 'NZ', 'PH'] as const),
  ...(['PK', 'TJ', 'TN', 'TM', 'US', 'UZ', 'VE', 'VN', 'ZA'] as const),
] as const;
