import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A push service on this machine, and the browser behind it: keeps what it gets as the browser would read it. */
export interface PushService {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly pushes: Push[];
  /** What it answers. */
  status: number;
  /** Whether it goes on talking for as long as somebody listens. */
  endless: boolean;
  close(): void;
}

export interface Push {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

// Made for this test, of a host that everybody calls their own: it keeps nothing secret.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSBtgdr/Q+BKAJgxB
mipq4oozC1rbVoyk1757TpuhUNuhRANCAASzZlIvnATFAF9n2AuBqZwioIGFWKhw
Hz37YQhRSuZxb/qg273F5tpuwQPRYcEAuJ1/QXmFjlLMfCEgpZd8/HdF
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUXtG0b/K60sQ3pIxLphKj+8tCbGowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjA2MDUzNFoYDzIxMjYxMDIz
MDYwNTM0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASzZlIvnATFAF9n2AuBqZwioIGFWKhwHz37YQhRSuZxb/qg273F5tpu
wQPRYcEAuJ1/QXmFjlLMfCEgpZd8/HdFo2kwZzAdBgNVHQ4EFgQUmmq6hl0vvtif
Nj1UqMYSTQoqL00wHwYDVR0jBBgwFoAUmmq6hl0vvtifNj1UqMYSTQoqL00wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAPdqaiSnASfgfwj0yyP+o9qA+mwo99EALXBdfPLl5J+FAiBQq2rpt4dw
4Uyjv+uPyRyk1ghm2W7iLTkw8hDXYtikVg==
-----END CERTIFICATE-----`;

export async function openPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const pushes: Push[] = [];
  const service = { status: 201, endless: false };
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, answer) => {
    void take(request, answer);
  });
  async function take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(request);
    pushes.push({ headers: request.headers, text: opened(browser, auth, body) });
    answer.writeHead(service.status);
    if (!service.endless) return void answer.end();
    const talking = setInterval(() => answer.write('and so on '), 10);
    answer.on('close', () => clearInterval(talking));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `https://localhost:${(server.address() as AddressInfo).port}/${randomBytes(8).toString('hex')}`;
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return Object.assign(service, { subscription: { endpoint, keys }, pushes, close: () => void server.close() });
}

/** Opens a body as a browser does: RFC 8291 and RFC 8188, of one record. */
function opened(browser: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = (name: string, ...more: readonly Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...more]);
  const derive = (secret: Buffer, seasoning: Buffer, what: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seasoning, what, length));
  const shared = derive(browser.computeSecret(sender), auth, info('WebPush: info', browser.getPublicKey(), sender), 32);
  const key = derive(shared, salt, info('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(shared, salt, info('Content-Encoding: nonce'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // A byte 2 ends the last record; zeros may follow.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** What the sender says of itself, if the signature is that of the key which the browser was given (RFC 8292). */
export function vapidClaims({ headers }: Push, pushKey: string): Readonly<Record<string, unknown>> {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== pushKey) throw new Error('signed with another key');
  const [head = '', claims = '', signed = ''] = token.split('.');
  const point = Buffer.from(pushKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isReal = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  );
  if (!isReal) throw new Error('the signature does not hold');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
}
