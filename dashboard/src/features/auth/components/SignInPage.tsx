import { Alert, Button, Center, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { checkEmail } from '@inlay/sdk/model';
import { Mark } from '../../../components/Mark.tsx';
import { messageOf } from '../../../lib/apiError.ts';
import { safeReturnPath } from '../../../lib/returnPath.ts';
import { signIn, useSession } from '../../../lib/session.ts';

interface Problems {
  email?: string;
  password?: string;
  /** What the server said. */
  form?: string;
}

/** Sign-in. Errors stand beside their field, the server's in an alert (AUTH-011). */
export function SignInPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  if (user) return <Navigate to={safeReturnPath(search.get('from'))} replace />;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkEmail(email);
    const found: Problems = {
      ...(!checked.ok && { email: checked.message }),
      ...(password === '' && { password: 'Password is required' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await signIn(email, password);
    } catch (error) {
      setProblems({ form: messageOf(error) });
      setTimeout(() => alert.current?.focus());
    } finally {
      setBusy(false);
    }
  };

  return (
    <Center mih="100vh" p={16} component="main">
      <title>Sign In · Inlay</title>
      <Paper withBorder radius={8} p={32} w="100%" maw={400}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={16}>
            <Stack gap={8} align="center" mb={8}>
              <Mark />
              <Title order={1}>Sign In</Title>
            </Stack>
            {problems.form ? (
              <Alert
                ref={alert}
                tabIndex={-1}
                color="red"
                role="alert"
                icon={<IconAlertTriangle size={20} stroke={1.75} />}
              >
                {problems.form}
              </Alert>
            ) : null}
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              autoFocus
              value={email}
              error={problems.email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              value={password}
              error={problems.password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
            />
            <Button type="submit" loading={isBusy} fullWidth mt={8}>
              Sign In
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
