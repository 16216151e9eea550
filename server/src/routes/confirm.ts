import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { addressOfToken, confirmAddress, stopAddress } from '../notices/addresses.ts';
import { escaped } from '../notices/letter.ts';
import { notThere } from '../problem.ts';
import { explainLinks, plainPage, takeForms } from './plain-page.ts';

/** Confirms an address, or stops all mail to it. A look alone changes nothing: mail scanners look at every link. */
export function confirmRoutes(server: FastifyInstance, club: Pick<Club, 'database' | 'now' | 'post'>): void {
  server.register(async (inner) => {
    takeForms(inner);
    explainLinks(inner);

    inner.get('/confirm/:token', async (request, reply) => {
      const { address } = await addressFor(request);
      const form =
        `<p>Club Route would like to send email to ${escaped(address)}.</p>` +
        '<form method="post"><button name="answer" value="confirm">Yes, this is my address</button> ' +
        '<button name="answer" value="stop">Never email this address</button></form>';
      return reply.type('text/html').send(plainPage('Is this your address?', form));
    });

    inner.post('/confirm/:token', { config: { fromAnywhere: true } }, async (request, reply) => {
      const row = await addressFor(request);
      // Whatever is not the one button is the click of a mail program on "unsubscribe" (RFC 8058).
      const isConfirmed = typeof request.body === 'string' && request.body.includes('answer=confirm');
      await (isConfirmed ? confirmAddress(club, row) : stopAddress(club, row));
      const wayBack = row.confirmed_at === null ? '' : ', except links for a lost password';
      const text = isConfirmed
        ? '<p>Thank you. From now on we send email about your matches to this address.</p>'
        : `<p>We will send no more email to this address${wayBack}. If you change your mind, open the same link again.</p>`;
      return reply.type('text/html').send(plainPage(isConfirmed ? 'Confirmed' : 'Stopped', text));
    });
  });

  async function addressFor(request: FastifyRequest) {
    const { token } = request.params as { readonly token: string };
    const found = await addressOfToken(club, token);
    if (found === undefined) throw notThere('address');
    return found;
  }
}
