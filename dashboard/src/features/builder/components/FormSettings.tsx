import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { checkEmail, checkUrl } from '@inlay/sdk/model';
import { definitionOf, documentOfState } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';

/** How the form is used (D-77): saved with it, and undone like everything else. */
export function FormSettings({ builder }: { builder: BuilderCore }) {
  return (
    <Stack gap={24}>
      <RedirectSetting builder={builder} />
      <ClientEmailSetting builder={builder} />
      <TextHandlingSetting builder={builder} />
    </Stack>
  );
}

function TextHandlingSetting({ builder }: { builder: BuilderCore }) {
  const textHandling = useBuilderState(builder, (state) => definitionOf(state).textHandling);
  return (
    <Switch
      label="Keep text exactly as typed"
      description="Otherwise angle brackets and script-like words are taken out of answers. They are shown safely in either case."
      checked={textHandling === 'as_typed'}
      onChange={(event) =>
        builder.changeForm({ textHandling: event.currentTarget.checked ? 'as_typed' : 'sanitise' })
      }
    />
  );
}

function RedirectSetting({ builder }: { builder: BuilderCore }) {
  const url = useBuilderState(builder, (state) => documentOfState(state).redirectUrl);
  // Nobody is corrected in the middle of an address.
  const [isTyping, setTyping] = useState(false);
  const checked = url.trim() === '' ? null : checkUrl(url);
  const problem = checked && !checked.ok ? checked.message : null;
  return (
    <TextInput
      label="Redirect address"
      description="Where visitors go after sending. Empty: they stay and see their receipt."
      type="url"
      placeholder="https://example.com/thank-you"
      value={url}
      error={isTyping ? null : problem}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => builder.changeRedirectUrl(event.currentTarget.value)}
    />
  );
}

/** The client's own address, told about every submission (D-77, D-121). */
function ClientEmailSetting({ builder }: { builder: BuilderCore }) {
  const email = useBuilderState(builder, (state) => documentOfState(state).clientPrimaryEmail);
  const [isTyping, setTyping] = useState(false);
  const checked = email.trim() === '' ? null : checkEmail(email);
  const problem = checked && !checked.ok ? checked.message : null;
  return (
    <TextInput
      label="Client primary email"
      description="The client’s own address, told about every submission."
      type="email"
      autoComplete="off"
      value={email}
      error={isTyping ? null : problem}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => builder.changeClientPrimaryEmail(event.currentTarget.value)}
    />
  );
}
