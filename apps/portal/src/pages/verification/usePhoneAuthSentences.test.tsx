import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { usePhoneAuthSentences } from './usePhoneAuthSentences.ts';

const said = {
  invalidPhoneNumber: 'This mobile number is not valid.',
  missingPhoneNumber: 'Enter a mobile number.',
  tooManyCodes: 'Too many codes were asked for. Try again in 5 minutes.',
  invalidVerificationCode: 'The verification code is not correct.',
  missingVerificationCode: 'Enter the verification code.',
  captchaCheckFailed: 'We could not confirm that you are not a robot. Try again.',
  quotaExceeded: 'No more codes can be sent at the moment. Try again later.',
  operationNotAllowed: 'Codes cannot be sent here. Contact customer service.',
  codeExpired: 'The verification code has expired. Get a new one.',
  popupClosedByUser: 'The window was closed before the check was done. Try again.',
  failed: 'The number could not be verified. Try again.',
  network: 'There is a network problem. Try again.',
} as const;

function Said() {
  const text = useRefusalText(usePhoneAuthSentences());
  return (
    <ul>
      {Object.keys(said).map((code) => (
        <li key={code}>{text({ code: code as keyof typeof said })}</li>
      ))}
    </ul>
  );
}

it('says of each code of the service what happened, and what to do [REQ-141]', async () => {
  await renderInSite(<Said />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(said));
});
