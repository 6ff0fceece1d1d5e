const sessionCookieName = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

/** `Set-Cookie` values that delete the request's session cookies. */
export function clearedSessionCookies(request: Request): string[] {
  const names = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names
    .filter((name) => sessionCookieName.test(name))
    .map((name) => {
      const secure = name.startsWith('__Secure-') ? '; Secure' : '';
      return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    });
}
