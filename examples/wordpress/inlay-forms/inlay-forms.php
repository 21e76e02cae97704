<?php
/**
 * Plugin Name: Inlay Forms
 * Description: Sets forms of an Inlay platform into pages and posts: [inlay_form id="…"].
 * Version: 1.0.0
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * License: MIT
 */

defined('ABSPATH') || exit;

/** How long a form's markup is kept, in seconds. */
const INLAY_FORMS_CACHE_SECONDS = 60;

/** The platform's address without a slash at its end; empty while it is not set. */
function inlay_forms_platform(): string
{
    return untrailingslashit(esc_url_raw((string) get_option('inlay_forms_platform', ''), ['http', 'https']));
}

/** The form's markup as the platform renders it; null when it cannot be had. */
function inlay_forms_include(string $platform, string $form_id): ?string
{
    $key = 'inlay_form_' . md5($platform . $form_id);
    $kept = get_transient($key);
    if (is_string($kept)) {
        return $kept;
    }
    $response = wp_remote_get("$platform/embed/$form_id/include", ['timeout' => 3]);
    if (is_wp_error($response) || wp_remote_retrieve_response_code($response) !== 200) {
        return null;
    }
    $markup = wp_remote_retrieve_body($response);
    set_transient($key, $markup, INLAY_FORMS_CACHE_SECONDS);
    return $markup;
}

/** The frame, which needs nothing of this server. */
function inlay_forms_frame(string $platform, string $form_id, string $title): string
{
    wp_enqueue_script('inlay-forms-loader', "$platform/sdk/loader.js", [], null, ['strategy' => 'async']);
    return sprintf(
        '<iframe data-form-embed src="%s" title="%s" style="width:100%%;border:0" height="600"></iframe>',
        esc_url("$platform/embed/$form_id"),
        esc_attr($title)
    );
}

/** [inlay_form id="…" title="Contact"] */
function inlay_forms_shortcode($attributes): string
{
    $given = shortcode_atts(['id' => '', 'title' => 'Form'], $attributes, 'inlay_form');
    $form_id = strtolower(trim($given['id']));
    $platform = inlay_forms_platform();
    if ($platform === '' || !preg_match('/^[0-9a-f-]{36}$/', $form_id)) {
        $advice = __('Inlay Forms: set the platform under Settings → General and a form id in the shortcode.', 'inlay-forms');
        return current_user_can('edit_posts') ? '<p>' . esc_html($advice) . '</p>' : '';
    }
    // Rendered by the platform, which escapes all that people wrote.
    return inlay_forms_include($platform, $form_id) ?? inlay_forms_frame($platform, $form_id, $given['title']);
}
add_shortcode('inlay_form', 'inlay_forms_shortcode');

add_action('admin_init', function (): void {
    register_setting('general', 'inlay_forms_platform', [
        'type' => 'string',
        'sanitize_callback' => static fn ($url): string => untrailingslashit(esc_url_raw((string) $url, ['http', 'https'])),
        'default' => '',
    ]);
    add_settings_field('inlay_forms_platform', __('Inlay platform', 'inlay-forms'), function (): void {
        printf(
            '<input name="inlay_forms_platform" type="url" class="regular-text" value="%s" placeholder="https://forms.example.com">',
            esc_attr(inlay_forms_platform())
        );
    }, 'general');
});
